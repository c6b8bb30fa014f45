import type { MessengerMessage } from '@verdigale/contract';
import { AppError, createEvents, openDatabase, systemClock, type Kernel } from '#kernel';
import { decideDocument, listPendingDocuments, readAnyDocument, type Decision } from '#modules/document';
import { changeCashLimit, restrictToProduct, startCoolingOff, type CashLimitWish } from '#modules/limit';
import { sendNotification } from '#modules/notification';
import { changeStatus, findPlayerId, issueLoginToken, requirePlayer, type PlayerStatus } from '#modules/player';
import { listHeldWithdrawals, reviewWithdrawal, type HeldWithdrawal, type WithdrawalDecision } from '../flows/withdraw/index.ts';
import { openFindings, readMark, recordFindings, resumePayouts, type StoredFinding } from '#modules/reconcile';
import { endMark, proveBooks } from '../flows/reconcile/index.ts';

export interface PendingDocument {
  id: string;
  playerId: string;
  type: string;
  fileName: string;
  size: number;
  createdAt: Date;
}

/**
 * What an operator does: every action once. The commands of apps/server/operator call it on the machine, and `/operator` (routes.ts) serves
 * it to the operator's own tools. The running platform emits the facts that follow.
 */
export interface OperatorDesk {
  pendingDocuments(): Promise<PendingDocument[]>;
  /** Throws notFound, as the others do for an unknown id. */
  readDocument(id: string): Promise<{ fileName: string; content: Buffer }>;
  decideDocument(id: string, decision: Decision): Promise<{ playerId: string; fileName: string }>;
  /** To a player by id or e-mail address. */
  notify(player: string, content: MessengerMessage['content']): Promise<void>;
  /** Blocked ends every session; limited closes deposits and play for real. */
  changeStatus(player: string, status: PlayerStatus): Promise<void>;
  heldWithdrawals(): Promise<HeldWithdrawal[]>;
  /** Pays it out, or gives the money back; throws invoiceSettled when it was decided otherwise meanwhile. */
  decideWithdrawal(id: string, decision: WithdrawalDecision): Promise<void>;
  /** Proves all books and invoices now; findings are stored and halt payouts, as those of the running platform's own proof do. */
  checkBooks(): Promise<void>;
  /** What halts payouts, and when the platform last finished reconciling. */
  bookStatus(): Promise<{ findings: StoredFinding[]; reconciledAt: Date | undefined }>;
  /** Closes findings that somebody has looked into, so that payouts go on. Returns how many it closed. */
  resumePayouts(ids: readonly bigint[] | 'all', because: string): Promise<number>;
  /** At the player's request: a lower limit holds at once, a higher one or none after 24 hours; returns from when. */
  limitMoney(player: string, wish: CashLimitWish): Promise<Date>;
  /** At the player's request: a break from deposits and play for real, at once; returns until when. */
  coolOff(player: string, period: string): Promise<Date>;
  /** Restricts the player to one product, or lifts that with `both`. */
  restrictToProduct(player: string, product: string): Promise<void>;
  /** A token that signs this player in once, for a link of the autologin route. */
  issueLoginToken(player: string): Promise<string>;
}

/** A desk beside a running platform, over its database. */
export function openOperatorDesk({ databaseUrl, documentsDir }: { databaseUrl: string; documentsDir: string }): OpenedDesk {
  const db = openDatabase({ url: databaseUrl, poolSize: 2 });
  return { ...createOperatorDesk({ db, clock: systemClock, events: createEvents() }, documentsDir), close: () => db.close() };
}

export interface OpenedDesk extends OperatorDesk {
  close(): Promise<void>;
}

export function createOperatorDesk(hands: Pick<Kernel, 'db' | 'clock' | 'events'>, documentsDir: string): OperatorDesk {
  const { db } = hands;
  async function idOf(player: string): Promise<string> {
    const playerId = player.includes('@') ? await findPlayerId(db, player) : (await requirePlayer(db, player)).id;
    if (!playerId) throw new AppError('notFound', 'no such player');
    return playerId;
  }
  return {
    async pendingDocuments() {
      const rows = await listPendingDocuments(db);
      return rows.map(({ id, playerId, type, fileName, size, createdAt }) => ({
        id,
        playerId,
        type,
        fileName,
        size,
        createdAt,
      }));
    },
    readDocument: (id) => readAnyDocument(db, documentsDir, id),
    async decideDocument(id, decision) {
      const { playerId, fileName } = await decideDocument(hands, id, decision);
      return { playerId, fileName };
    },
    async notify(player, content) {
      const playerId = await idOf(player);
      await db.transaction(async (tx) => sendNotification(tx, hands, playerId, content));
    },
    async changeStatus(player, status) {
      const playerId = await idOf(player);
      await db.transaction((tx) => changeStatus(tx, hands, playerId, status));
    },
    heldWithdrawals: () => listHeldWithdrawals(db),
    decideWithdrawal: (id, decision) => reviewWithdrawal(hands, id, decision),
    checkBooks: () =>
      proveBooks(db, 'all', hands.clock.now(), async (findings) => void (await recordFindings(db, findings, hands.clock.now()))),
    bookStatus: async () => ({ findings: await db.all(openFindings()), reconciledAt: await readMark(db, endMark) }),
    resumePayouts: (ids, because) => db.run(resumePayouts(ids, because, hands.clock.now())),
    async limitMoney(player, wish) {
      const playerId = await idOf(player);
      const { next, updatedAt } = await db.transaction((tx) => changeCashLimit(tx, hands, playerId, wish));
      return next?.at ?? updatedAt;
    },
    async coolOff(player, period) {
      const playerId = await idOf(player);
      return (await db.transaction((tx) => startCoolingOff(tx, hands, playerId, period))).endsAt;
    },
    async restrictToProduct(player, product) {
      const playerId = await idOf(player);
      await db.transaction((tx) => restrictToProduct(tx, hands, playerId, product));
    },
    issueLoginToken: async (player) => issueLoginToken(hands, await idOf(player)),
  };
}
