import type { Kernel, Module } from '#kernel';
import { excludedTopic, signInNews, type CodeRequested, type ContactChanged, type Excluded, type FactorChanged } from '#modules/player';
import { confirmEmailMail, dormantMail, excludedMail, welcomeMail } from './account-mails.ts';
import { codeMessage } from './code-message.ts';
import { contactMail } from './contact-mail.ts';
import type { HeldFact } from '../held-money/index.ts';
import { heldMail, heldMails } from './held-mails.ts';
import { defineMessage } from './message-job.ts';
import {
  contactChangedSms,
  formerEmailMail,
  newSignInMail,
  passwordChangedMail,
  phoneChangedMail,
  registrationTriedMail,
  resetMail,
  secondFactorMail,
} from './security-mails.ts';

/** Messages that follow facts. Each kind: a composer in a file of its own, and the fact on which it is queued. */
export const sendMessageFlow: Module = {
  name: 'send-message',
  setup(kernel) {
    const { events } = kernel;
    const queueWelcome = defineMessage(kernel, 'welcome', welcomeMail);
    events.onPlayer('player.registered', (tx, { id, playerId }) => queueWelcome(tx, `fact-${id}`, { playerId }));

    const queueConfirmEmail = defineMessage(kernel, 'confirm-email', confirmEmailMail);
    events.onPlayer('player.email.confirmationRequested', (tx, { id, playerId }) => queueConfirmEmail(tx, `fact-${id}`, { playerId }));

    const queueDormant = defineMessage(kernel, 'dormant', dormantMail);
    events.onPlayer('player.dormant', (tx, { id, playerId }) => queueDormant(tx, `fact-${id}`, { playerId }));

    const queueExcluded = defineMessage(kernel, 'excluded', excludedMail);
    events.onPlayer<Excluded>(excludedTopic, async (tx, { id, playerId, payload: { product } }) => {
      // A player who is excluded from one product alone signs in, and withdraws, as before.
      if (product === null) await queueExcluded(tx, `fact-${id}`, { playerId });
    });

    const queueContact = defineMessage(kernel, 'contact', contactMail);
    events.on<{ id: string }>('communication.received', (tx, { payload }) =>
      queueContact(tx, `communication-${payload.id}`, { communicationId: payload.id }),
    );

    const queueCode = defineMessage(kernel, 'one-time-code', codeMessage);
    events.on<CodeRequested>('player.otp.requested', (tx, { playerId, payload }) =>
      queueCode(tx, `code-${payload.id}`, { ...payload, playerId }),
    );
    queueSecurityMails(kernel);
    queueHeldMails(kernel);
  },
};

/** By mail or text message too: whoever is blocked cannot read the messages on the site. */
function queueHeldMails(kernel: Kernel): void {
  for (const [topic, message] of Object.entries(heldMails)) {
    const queue = defineMessage(kernel, message.name, heldMail(message));
    kernel.events.onPlayer<HeldFact>(topic, (tx, { id, playerId, payload }) => queue(tx, `fact-${id}`, { ...payload, playerId }));
  }
}

function queueSecurityMails(kernel: Kernel): void {
  const { events } = kernel;
  const queueReset = defineMessage(kernel, 'password-reset', resetMail);
  // Without a player when somebody asked for an address that nobody has.
  events.on('player.password.forgotten', async (tx, { id, playerId }) => {
    if (playerId) await queueReset(tx, `fact-${id}`, { playerId });
  });

  const queueChanged = defineMessage(kernel, 'password-changed', passwordChangedMail);
  events.onPlayer('player.password.changed', (tx, { id, playerId }) => queueChanged(tx, `fact-${id}`, { playerId }));

  const queueTried = defineMessage(kernel, 'registration-tried', registrationTriedMail);
  events.onPlayer('player.email.claimed', (tx, { id, playerId }) => queueTried(tx, `fact-${id}`, { playerId }));

  const queuePhoneChanged = defineMessage(kernel, 'phone-changed', phoneChangedMail);
  const queueFormerPhone = defineMessage(kernel, 'contact-changed', contactChangedSms);
  const queueFormerEmail = defineMessage(kernel, 'former-email', formerEmailMail);
  events.onPlayer<ContactChanged>('player.contact.changed', async (tx, { id, playerId, payload }) => {
    await queuePhoneChanged(tx, `fact-${id}`, { playerId, ...payload });
    await queueFormerPhone(tx, `fact-${id}-sms`, { playerId, ...payload });
    const { formerEmail, isCorrected = false } = payload;
    if (formerEmail) await queueFormerEmail(tx, `fact-${id}-email`, { playerId, formerEmail, isCorrected });
  });

  const queueFactor = defineMessage(kernel, 'second-factor', secondFactorMail);
  events.onPlayer<FactorChanged>('player.secondFactor.changed', (tx, { id, playerId, payload }) =>
    queueFactor(tx, `fact-${id}`, { playerId, ...payload }),
  );

  const queueSignIn = defineMessage(kernel, 'new-sign-in', newSignInMail);
  events.onPlayer<{ sessionId: string }>('player.session.opened', async (tx, { id, playerId, payload: { sessionId } }) => {
    const why = await signInNews(tx, kernel.config, playerId, sessionId);
    if (why) await queueSignIn(tx, `fact-${id}`, { playerId, sessionId, why });
  });
}
