import { invoiceStatus, type InvoicePush } from '@verdigale/contract';
import { displayUnit, formatMoney, fromWire } from '@verdigale/money';
import { brandMessage } from '#config';
import type { Kernel, Module, Transaction } from '#kernel';
import type { DecidedFact } from '#modules/document';
import { findInvoice } from '#modules/payment';
import { sendNotification } from '#modules/notification';
import { getProfile, isFromUnknownDevice } from '#modules/player';
import { findCurrency } from '#modules/settings';
import { winHeldTopic } from '../game-wallet/index.ts';
import { depositHeldTopic, depositReturnedTopic, winReleasedTopic, type HeldFact } from '../held-money/index.ts';

/** A message that follows a fact: its name among the brand's messages, and the page with the details. */
interface Notice {
  template: string;
  values?: Readonly<Record<string, string>>;
  page?: string;
  /** The fact itself is published. */
  isSilent?: boolean;
}

/** What is said of money that lies in a held pocket, or did. */
const heldTemplates = {
  [depositHeldTopic]: 'noteDepositHeld',
  [depositReturnedTopic]: 'noteDepositReturned',
  [winHeldTopic]: 'noteWinHeld',
  [winReleasedTopic]: 'noteWinReleased',
};

/** In the player's own language, in the relay's transaction: one message per fact. */
async function notify(tx: Transaction, kernel: Kernel, playerId: string, { template, values = {}, page, isSilent }: Notice): Promise<void> {
  const { locale, nickname } = await getProfile(tx, playerId);
  const { subject, text, link } = brandMessage(kernel.config.messages, locale, template, { nickname: nickname ?? '', ...values });
  const content = { title: subject, body: text, ...(page && link ? { link: { url: page, label: link } } : {}) };
  sendNotification(tx, kernel, playerId, content, { isSilent });
}

/** The sum as the player reads it. */
async function sumOf(tx: Transaction, playerId: string, { amount, currency }: Pick<InvoicePush, 'amount' | 'currency'>): Promise<string> {
  const [info, { locale }] = [await findCurrency(tx, currency), await getProfile(tx, playerId)];
  if (!info) throw new Error(`an invoice in ${currency}, which nobody knows`);
  return formatMoney(fromWire(amount, info), displayUnit(info), locale ?? 'en');
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
    on<DecidedFact>('player.document.decided', async (_tx, { isApproved, fileName, reason }) => ({
      template: isApproved ? 'noteDocumentApproved' : 'noteDocumentRejected',
      values: { file: fileName, reason },
      page: '/profile/documents',
    }));
    on('player.secondFactor.changed', async () => ({ template: 'noteSecondFactor', page: '/profile/security' }));
    on<{ sessionId: string }>('player.session.opened', async (tx, { sessionId }) =>
      (await isFromUnknownDevice(tx, sessionId)) ? { template: 'noteNewSignIn', page: '/profile/security' } : null,
    );
  },
};
