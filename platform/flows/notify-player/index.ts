import { invoiceStatus, type InvoicePush, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';
import { brandMessage } from '#config';
import type { Kernel, Module, Transaction } from '#kernel';
import { stepTakenTopic, type StepTaken } from '#modules/care';
import type { DecidedFact } from '#modules/document';
import { findInvoice } from '#modules/payment';
import { sendNotification } from '#modules/notification';
import { correctedTopic, getProfile, signInNews, reviewDueTopic, type FactorChanged, type IdentityDecided } from '#modules/player';
import { winHeldTopic } from '../game-wallet/index.ts';
import { depositClaimTopic, depositHeldTopic, depositReturnedTopic, winReleasedTopic, type HeldFact } from '../held-money/index.ts';
import { bonusEnded, bonusReceived, freeSpinsReceived } from './bonus-notices.ts';
import { isolated, sumOf, type Notice } from './notice.ts';

export { isOpenToOffers } from './is-open-to-offers.ts';

/** What is said of money that lies in a held pocket, or did. */
const heldTemplates = {
  [depositHeldTopic]: 'noteDepositHeld',
  [depositClaimTopic]: 'noteDepositClaim',
  [depositReturnedTopic]: 'noteDepositReturned',
  [winHeldTopic]: 'noteWinHeld',
  [winReleasedTopic]: 'noteWinReleased',
};

/** The note about a step of care; for the other steps somebody talks to the player. */
const careTemplates: Partial<Record<StepTaken['kind'], string>> = { message: 'noteCare', limit: 'noteCareLimit' };

/** In the player's own language, in the relay's transaction: one message per fact. */
async function notify(tx: Transaction, kernel: Kernel, playerId: string, { template, values = {}, page, isSilent }: Notice): Promise<void> {
  const { locale, nickname } = await getProfile(tx, playerId);
  const filled = isolated(locale, { nickname: nickname ?? '', ...values });
  const { subject, text, link } = brandMessage(kernel.config.messages, locale, template, filled);
  const content = { title: subject, body: text, ...(page && link ? { link: { url: page, label: link } } : {}) };
  sendNotification(tx, kernel, playerId, content, { isSilent });
}

/** Messages in the player's own list that follow facts; what goes out by mail is the flow `send-message`. */
export const notifyPlayerFlow: Module = {
  name: 'notify-player',
  setup(kernel) {
    const { events } = kernel;
    const on = <Payload>(topic: string, noticeOf: (tx: Transaction, payload: Payload, playerId: string) => Promise<Notice | null>) =>
      events.on<Payload>(topic, async (tx, { playerId, payload }) => {
        const notice = playerId && (await noticeOf(tx, payload, playerId));
        if (notice) await notify(tx, kernel, playerId, notice);
      });
    const onInvoice = (topic: string, templates: { success: string; rejected: string }) =>
      on<{ invoice: InvoicePush }>(topic, async (tx, { invoice }, playerId) => {
        const { success, rejected } = invoiceStatus;
        if (invoice.status !== success && invoice.status !== rejected) return null;
        // Of money that arrived and goes back there is a message of its own.
        if (invoice.status === rejected && (await findInvoice(tx, invoice.id))?.held) return null;
        const template = invoice.status === success ? templates.success : templates.rejected;
        return { template, values: { sum: await sumOf(tx, playerId, invoice) }, page: '/profile/history', isSilent: true };
      });

    on('player.registered', async () => ({ template: 'noteWelcome', page: '/profile/info' }));
    onInvoice('invoice.deposit.updated', { success: 'noteDeposit', rejected: 'noteDepositDeclined' });
    onInvoice('invoice.withdrawal.updated', { success: 'noteWithdrawal', rejected: 'noteWithdrawalReturned' });
    for (const [topic, template] of Object.entries(heldTemplates)) {
      on<HeldFact>(topic, async (tx, fact, playerId) => ({
        template,
        values: { sum: await sumOf(tx, playerId, fact) },
        page: '/profile/history',
      }));
    }
    on<{ playerBonus: PlayerBonus }>('player.bonus.created', (tx, { playerBonus }) => bonusReceived(tx, kernel, playerBonus));
    on<{ playerBonus: PlayerBonus }>('player.bonus.updated', (tx, { playerBonus }) => bonusEnded(tx, kernel, playerBonus));
    on<{ playerFreespin: PlayerFreespin }>('player.freespin.created', (tx, { playerFreespin }) =>
      freeSpinsReceived(tx, kernel, playerFreespin),
    );
    on<DecidedFact>('player.document.decided', async (_tx, { isApproved, fileName, reason }) => ({
      template: isApproved ? 'noteDocumentApproved' : 'noteDocumentRejected',
      values: { file: fileName, reason },
      page: '/profile/documents',
    }));
    on<IdentityDecided>('player.identity.decided', async (_tx, { isApproved }) => ({
      template: isApproved ? 'noteIdentityApproved' : 'noteIdentityRejected',
      page: '/profile/verification',
    }));
    on(correctedTopic, async () => ({ template: 'noteProfileCorrected', page: '/profile/info' }));
    on<StepTaken>(stepTakenTopic, async (_tx, { kind }) => {
      const template = careTemplates[kind];
      return template ? { template, page: '/profile/limits' } : null;
    });
    on(reviewDueTopic, async () => ({ template: 'noteLimitsReview', page: '/profile/limits' }));
    on<FactorChanged>('player.secondFactor.changed', async (_tx, { change }) => ({
      template: change === 'guessed' ? 'noteSecondStepGuessed' : 'noteSecondFactor',
      page: '/profile/security',
    }));
    on<{ sessionId: string }>('player.session.opened', async (tx, { sessionId }, playerId) => {
      const why = await signInNews(tx, kernel.config, playerId, sessionId);
      return why && { template: why === 'each' ? 'noteSignIn' : 'noteNewSignIn', page: '/profile/security' };
    });
  },
};
