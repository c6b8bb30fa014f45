import type { OperatorDesk } from './desk.ts';

/** What only looks, and shows nobody's papers or whole file. Whatever is not named here is an act. */
type Look =
  | 'pendingDocuments'
  | 'doubtfulIdentities'
  | 'corrections'
  | 'duplicates'
  | 'stops'
  | 'care'
  | 'careOf'
  | 'heldWithdrawals'
  | 'heldMoney'
  | 'adjustments'
  | 'checkBooks'
  | 'bookStatus'
  | 'campaigns'
  | 'campaign'
  | 'campaignCost'
  | 'quests'
  | 'quest'
  | 'questsOf'
  | 'tournaments'
  | 'tournament'
  | 'stuckEvents'
  | 'exposure'
  | 'rulings'
  | 'stakeLimits'
  | 'reviews'
  | 'gameReport'
  | 'significantEvents'
  | 'revenue'
  | 'exclusions'
  | 'journalSeals'
  | 'liabilities'
  | 'staffKeys'
  | 'newStaffKey';

export type ActName = Exclude<keyof OperatorDesk, Look>;

/** What the journal says of an act. The rest (reasons, sums, what is new) lies where the act itself keeps it. */
export interface Subject {
  /** By id or e-mail address. */
  player?: string;
  /** What it is about: an id, a code, a name of a game. */
  on?: string;
  /** What it makes of it, or decides. */
  to?: string | undefined;
}

type Acts = { readonly [Act in ActName]: (...args: Parameters<OperatorDesk[Act]>) => Subject };

const approval = ({ isApproved }: { isApproved: boolean }) => (isApproved ? 'approved' : 'refused');
const stopped = ({ scope, name }: { scope: string; name: string }): Subject =>
  scope === 'player' ? { player: name, on: scope } : { on: `${scope} ${name}`.trim() };

export const acts: Acts = {
  readDocument: (on) => ({ on }),
  decideDocument: (on, decision) => ({ on, to: approval(decision) }),
  notify: (player) => ({ player }),
  offer: (player) => ({ player }),
  changeStatus: (player, to) => ({ player, to }),
  keepMinorOut: (player) => ({ player }),
  removeSecondFactor: (player) => ({ player }),
  decideIdentity: (player, isSame) => ({ player, to: isSame ? 'same' : 'other' }),
  askCorrection: (player, { changes }) => ({ player, on: Object.keys(changes).join(', ') }),
  decideCorrection: (on, decision) => ({ on, to: approval(decision) }),
  noteApart: (player) => ({ player }),
  issueLoginToken: (player) => ({ player }),
  exportPlayer: (player) => ({ player }),
  erasePlayer: (player) => ({ player }),

  limitMoney: (player, { definition, period, currency }) => ({ player, on: `definition ${definition} ${period} ${currency}` }),
  coolOff: (player, to) => ({ player, to }),
  restrictToProduct: (player, to) => ({ player, to }),
  setLimit: (player, { definition, period, currency }) => ({ player, on: `definition ${definition} ${period} ${currency}` }),
  stop: stopped,
  letGoOn: stopped,
  recordCare: (on, { outcome }) => ({ on, to: outcome }),

  decideWithdrawal: (on, decision) => ({ on, to: approval(decision) }),
  payOut: (player, given) => ({ player, to: given?.method }),
  decideWin: (on, { isPaid }) => ({ on, to: isPaid ? 'paid' : 'refused' }),
  markReturned: (on) => ({ on }),
  retryReturn: (on) => ({ on }),
  askAdjustment: (player, { currency }) => ({ player, on: currency }),
  decideAdjustment: (on, decision) => ({ on, to: approval(decision) }),
  resumePayouts: (ids) => ({ on: ids === 'all' ? ids : ids.join(', ') }),

  publishCampaign: (on) => ({ on }),
  stopCampaign: (on) => ({ on }),
  giveBonus: (player, on, reference) => ({ player, on, to: reference }),

  publishQuest: ({ identity }) => ({ on: identity }),
  stopQuest: (on, { isEnded }) => ({ on, to: isEnded ? 'ended' : 'stopped' }),
  resumeQuest: (on) => ({ on }),
  holdTournament: ({ identity }) => ({ on: identity }),
  withdrawTournament: (on) => ({ on }),

  askRuling: ({ eventId, kind }) => ({ on: eventId, to: kind }),
  askToVoidStuck: () => ({}),
  decideRuling: (on, decision) => ({ on, to: approval(decision) }),
  setWinLimit: ({ eventId }) => ({ on: eventId }),
  setStakeFactor: (player, { factor }) => ({ player, to: factor }),
  closeReview: (on) => ({ on }),

  addStaffKey: ({ name, print }) => ({ on: print, to: name }),
  approveStaffKey: ({ print }) => ({ on: print }),
  endStaffKey: ({ print }) => ({ on: print }),
};

/** Acts that keep who has done them, beside the journal. */
type SignedName = {
  [Name in keyof OperatorDesk]: Extract<Parameters<OperatorDesk[Name]>[number], { by: unknown }> extends never ? never : Name;
}[keyof OperatorDesk];

export const signedActs: Readonly<Record<SignedName, true>> = {
  askCorrection: true,
  decideCorrection: true,
  recordCare: true,
  askAdjustment: true,
  decideAdjustment: true,
  askRuling: true,
  askToVoidStuck: true,
  decideRuling: true,
  setWinLimit: true,
  setStakeFactor: true,
  closeReview: true,
  addStaffKey: true,
  approveStaffKey: true,
  endStaffKey: true,
};
