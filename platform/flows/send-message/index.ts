import type { Module } from '#kernel';
import type { CodeRequested } from '#modules/player';
import { confirmEmailMail, welcomeMail } from './account-mails.ts';
import { codeMessage } from './code-message.ts';
import { defineMessage } from './message-job.ts';

/** Messages that follow facts. Each kind: a composer in a file of its own, and the fact on which it is queued. */
export const sendMessageFlow: Module = {
  name: 'send-message',
  setup(kernel) {
    const { events } = kernel;
    const queueWelcome = defineMessage(kernel, 'welcome', welcomeMail);
    events.on('player.registered', (tx, { id, playerId }) => queueWelcome(tx, `fact-${id}`, { playerId: playerId! }));

    const queueConfirmEmail = defineMessage(kernel, 'confirm-email', confirmEmailMail);
    events.on('player.email.confirmationRequested', (tx, { id, playerId }) => queueConfirmEmail(tx, `fact-${id}`, { playerId: playerId! }));

    const queueCode = defineMessage(kernel, 'one-time-code', codeMessage);
    events.on<CodeRequested>('player.otp.requested', (tx, { playerId, payload }) =>
      queueCode(tx, `code-${payload.id}`, { ...payload, playerId }),
    );
  },
};
