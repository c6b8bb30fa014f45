import { limitDefinition, type MessengerMessage } from '@verdigale/contract';
import { AppError, createEvents, openDatabase, systemClock, type Kernel } from '#kernel';
import { sportsbookRules, type PlatformConfig } from '#config';
import {
  endBonusesOf,
  giveByHand,
  listCampaigns,
  costOfOffer,
  publishCampaign,
  showCampaign,
  stopCampaignNamed,
  type CampaignSummary,
  type OfferCost,
} from '#modules/bonus';
import { listCare, recordOutcome, showCare, type Assessment, type Step, type StepEnd } from '#modules/care';
import { decideDocument, listPendingDocuments, readAnyDocument, type Decision } from '#modules/document';
import { costedGames } from '#modules/game';
import { changeCashLimit, restrictToProduct, type CashLimitWish } from '#modules/limit';
import { house } from '../jurisdictions/house.ts';
import { createBookDesk, type BookDesk } from './book-desk.ts';
import { createRetentionDesk, type RetentionDesk } from './retention-desk.ts';
import { createProtectionDesk, type ProtectionDesk } from './protection-desk.ts';
import { sendNotification } from '#modules/notification';
import {
  changeStatus,
  dropFactors,
  findExclusion,
  findPlayerId,
  findTwins,
  issueLoginToken,
  letReturn,
  noteApart,
  requirePlayer,
  type PlayerStatus,
  type Twins,
} from '#modules/player';
import {
  askAdjustment,
  decideAdjustment,
  listAdjustments,
  type AskedAdjustment,
  type WaitingAdjustment,
} from '../flows/adjust-balance/index.ts';
import {
  gameReport,
  liabilityReport,
  significantEvents,
  type GameLine,
  type LiabilityLine,
  type ProviderLine,
  type SignificantEvent,
} from '../flows/report/index.ts';
import { isOpenToOffers } from '../flows/notify-player/index.ts';
import { beginBreak } from '../flows/own-limits/index.ts';
import { endQuestsOf, freezeEntriesOf } from '#modules/retention';
import {
  listHeldWithdrawals,
  payOutAskedTopic,
  reviewWithdrawal,
  type GivenWay,
  type HeldWithdrawal,
  type WithdrawalDecision,
} from '../flows/withdraw/index.ts';
import { decideWin, listHeldMoney, retryReturn, returnDeposit, type HeldItem, type WinDecision } from '../flows/held-money/index.ts';
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
export interface OperatorDesk extends ProtectionDesk, BookDesk, RetentionDesk {
  pendingDocuments(): Promise<PendingDocument[]>;
  /** Throws notFound, as the others do for an unknown id. */
  readDocument(id: string): Promise<{ fileName: string; content: Buffer }>;
  decideDocument(id: string, decision: Decision): Promise<{ playerId: string; fileName: string }>;
  /** To a player by id or e-mail address. */
  notify(player: string, content: MessengerMessage['content']): Promise<void>;
  /** The same for what the house offers: false, and nothing is sent, to a player who must not or would not be offered anything. */
  offer(player: string, content: MessengerMessage['content']): Promise<boolean>;
  /**
   * Blocked ends every session; limited closes deposits and play for real. Both end the player's bonuses and quests. Of a player who was self-excluded, it is
   * `asked` for once the term is over, and done a day later; throws limitFixed before.
   */
  changeStatus(player: string, status: PlayerStatus): Promise<'done' | 'asked'>;
  /** For a player who has lost it; told and logged. Throws notFound where none is on. */
  removeSecondFactor(player: string): Promise<void>;
  heldWithdrawals(): Promise<HeldWithdrawal[]>;
  /** Pays it out, or gives the money back; throws invoiceSettled when it was decided otherwise meanwhile. */
  decideWithdrawal(id: string, decision: WithdrawalDecision): Promise<void>;
  /**
   * Has the running platform pay all own money of a player out who has excluded himself: to where it went before, or as given, which somebody
   * approves then. Throws notFound for everybody else.
   */
  payOut(player: string, given?: GivenWay): Promise<void>;
  /** What lies in held pockets: what waits for somebody, and what a provider is about to send back. */
  heldMoney(): Promise<HeldItem[]>;
  /** Pays a held win to the player, or back to its provider; throws invoiceSettled when it was decided otherwise meanwhile. */
  decideWin(id: string, decision: WinDecision): Promise<void>;
  /** Books that a held deposit has gone back to its sender by other means than the provider's. */
  markReturned(id: string, how: string): Promise<void>;
  /** Has the provider asked once more to send a held deposit back. */
  retryReturn(id: string): Promise<void>;
  /** What games took, paid and returned in a stretch of time, and what the books say of their providers. */
  gameReport(span: { start: Date; end: Date }): Promise<{ games: GameLine[]; providers: ProviderLine[] }>;
  /** What a regulator counts as a significant event, of a stretch of time. */
  significantEvents(span: { start: Date; end: Date }): Promise<SignificantEvent[]>;
  /** What players have now. */
  liabilities(): Promise<LiabilityLine[]>;
  /** Calls to make, limits to propose and breaks to suggest, for players who show markers of harm. */
  care(): Promise<Step[]>;
  /** What was found of a player, and every step that was taken. */
  careOf(player: string): Promise<{ found: Assessment | undefined; steps: Step[] }>;
  /** What came of a step; throws outcomeRecorded where another outcome stands. */
  recordCare(id: string, end: StepEnd): Promise<void>;
  /** Asks for a correction of a player's own money, which another person decides; returns its id. */
  askAdjustment(player: string, asked: AskedAdjustment): Promise<string>;
  adjustments(): Promise<WaitingAdjustment[]>;
  /** Books it, or not; throws invalid for whoever asked for it. */
  decideAdjustment(id: string, decision: { isApproved: boolean; by: string }): Promise<void>;
  /** Proves all books and invoices now; findings are stored and halt payouts, as those of the running platform's own proof do. */
  checkBooks(): Promise<void>;
  /** What halts payouts, and when the platform last finished reconciling. */
  bookStatus(): Promise<{ findings: StoredFinding[]; reconciledAt: Date | undefined }>;
  /** Closes findings that somebody has looked into, so that payouts go on. Returns how many it closed. */
  resumePayouts(ids: readonly bigint[] | 'all', because: string): Promise<number>;
  /** At the player's request: a lower limit holds at once, a higher one or none after a wait and the same request once more; returns from when. */
  limitMoney(player: string, wish: CashLimitWish): Promise<Date>;
  /** At the player's request: a break from deposits and play for real, at once, which ends his bonuses; returns until when. */
  coolOff(player: string, period: string): Promise<Date>;
  /** Restricts the player to one product, or lifts that with `both`. */
  restrictToProduct(player: string, product: string): Promise<void>;
  /** Pairs of open accounts that may be one person's. */
  duplicates(): Promise<Twins[]>;
  /** Somebody has looked: whoever has this e-mail or phone, with an account or not yet, is another person than the player. */
  noteApart(player: string, contact: string): Promise<void>;
  campaigns(): Promise<CampaignSummary[]>;
  campaign(code: string): ReturnType<typeof showCampaign>;
  /** Its newest version holds for whoever claims from now on; throws invalid with what the house's rules refuse. */
  /** What its newest version would cost the house. */
  campaignCost(code: string): Promise<OfferCost>;
  publishCampaign(code: string): Promise<void>;
  stopCampaign(code: string): Promise<void>;
  /** A running campaign's bonuses for one player, once for each reference; throws bonusUnavailable. */
  giveBonus(player: string, code: string, reference: string): Promise<void>;
  /** A token that signs this player in once, for a link of the autologin route. */
  issueLoginToken(player: string): Promise<string>;
}

/** A desk beside a running platform, over its database. */
export function openOperatorDesk({
  databaseUrl,
  documentsDir,
  bonusRules = {},
  protection = house,
}: {
  databaseUrl: string;
  documentsDir: string;
  /** The brand's, by country. */
  bonusRules?: PlatformConfig['bonuses']['rules'];
  /** Of the brand's jurisdiction. */
  protection?: PlatformConfig['protection'];
}): OpenedDesk {
  const config = { bonuses: { isDeclinedByDefault: false, rules: bonusRules, names: {} }, protection, sportsbook: sportsbookRules };
  const db = openDatabase({ url: databaseUrl, poolSize: 2 });
  return { ...createOperatorDesk({ db, clock: systemClock, events: createEvents(), config }, documentsDir), close: () => db.close() };
}

export interface OpenedDesk extends OperatorDesk {
  close(): Promise<void>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses' | 'protection' | 'sportsbook'> };

export function createOperatorDesk(hands: Hands, documentsDir: string): OperatorDesk {
  const { db } = hands;
  async function idOf(player: string): Promise<string> {
    const playerId = player.includes('@') ? await findPlayerId(db, player) : (await requirePlayer(db, player)).id;
    if (!playerId) throw new AppError('notFound', 'no such player');
    return playerId;
  }
  return {
    ...createProtectionDesk(hands, idOf),
    ...createBookDesk(hands, idOf),
    ...createRetentionDesk(hands, idOf),
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
    async offer(player, content) {
      const playerId = await idOf(player);
      return db.transaction(async (tx) => {
        const isOpen = await isOpenToOffers(tx, hands, playerId);
        if (isOpen) sendNotification(tx, hands, playerId, content);
        return isOpen;
      });
    },
    async changeStatus(player, status) {
      const playerId = await idOf(player);
      return db.transaction(async (tx) => {
        if (status !== 'blocked' && !(await letReturn(tx, hands, playerId))) return 'asked';
        await changeStatus(tx, hands, playerId, status);
        if (status !== 'active') {
          await endBonusesOf(tx, hands, playerId);
          await freezeEntriesOf(tx, hands, playerId);
          await endQuestsOf(tx, hands, playerId);
        }
        return 'done';
      });
    },
    async removeSecondFactor(player) {
      const playerId = await idOf(player);
      const wasOn = await db.transaction((tx) => dropFactors(tx, hands, playerId, 'operator'));
      if (!wasOn) throw new AppError('notFound', 'this player signs in without a second step');
    },
    heldWithdrawals: () => listHeldWithdrawals(db),
    decideWithdrawal: (id, decision) => reviewWithdrawal(hands, id, decision),
    async payOut(player, given) {
      const playerId = await idOf(player);
      if (!(await findExclusion(db, playerId))) throw new AppError('notFound', 'this player has not excluded himself');
      await db.transaction(async (tx) => hands.events.emit(tx, { topic: payOutAskedTopic, playerId, payload: given ? { given } : {} }));
    },
    heldMoney: () => listHeldMoney(db),
    decideWin: (id, decision) => decideWin(hands, id, decision),
    markReturned: (id, how) => returnDeposit(hands, id, { from: 'waiting', how }),
    retryReturn: (id) => retryReturn(hands, id),
    gameReport: (span) => gameReport(db, span),
    significantEvents: (span) => significantEvents(db, hands.config, span),
    liabilities: () => liabilityReport(db),
    care: () => listCare(hands),
    careOf: async (player) => showCare(hands, await idOf(player)),
    recordCare: (id, end) => recordOutcome(hands, id, end),
    askAdjustment: async (player, asked) => askAdjustment(hands, await idOf(player), asked),
    adjustments: () => listAdjustments(db),
    decideAdjustment: (id, decision) => decideAdjustment(hands, id, decision),
    checkBooks: () =>
      proveBooks(db, 'all', hands.clock.now(), async (findings) => void (await recordFindings(db, findings, hands.clock.now()))),
    bookStatus: async () => ({ findings: await db.all(openFindings()), reconciledAt: await readMark(db, endMark) }),
    resumePayouts: (ids, because) => db.run(resumePayouts(ids, because, hands.clock.now())),
    async limitMoney(player, wish) {
      const playerId = await idOf(player);
      const limit = await db.transaction((tx) => changeCashLimit(tx, hands, playerId, wish));
      return limit?.next?.at ?? hands.clock.now();
    },
    async coolOff(player, period) {
      const playerId = await idOf(player);
      const { expiredAt } = await db.transaction((tx) =>
        beginBreak(tx, hands, playerId, { definition: limitDefinition.coolingOff, period }),
      );
      return new Date(expiredAt!);
    },
    async restrictToProduct(player, product) {
      const playerId = await idOf(player);
      await db.transaction((tx) => restrictToProduct(tx, hands, playerId, product));
    },
    duplicates: () => findTwins(db),
    async noteApart(player, contact) {
      const playerId = await idOf(player);
      await db.transaction((tx) => noteApart(tx, hands, playerId, contact));
    },
    campaigns: () => listCampaigns(db),
    campaign: (code) => showCampaign(db, code),
    campaignCost: async (code) => costOfOffer((await showCampaign(db, code)).versions.at(-1)!.offer, await costedGames(db)),
    publishCampaign: async (code) => publishCampaign(hands, code, await costedGames(db)),
    stopCampaign: (code) => stopCampaignNamed(hands, code),
    giveBonus: async (player, code, reference) => giveByHand(hands, await idOf(player), { code, reference }),
    issueLoginToken: async (player) => issueLoginToken(hands, await idOf(player)),
  };
}
