import type {
  Account,
  Bet,
  BonusCode,
  InvoicePush,
  LoyaltyAccount,
  MessengerMessage,
  PlayerBonus,
  PlayerFreespin,
  Quest,
  QuestTaskPush,
  SportEvent,
  SportEventDetail,
  TournamentPlace,
  TournamentPush,
  Winner,
} from './types.ts';

/** Where the socket is, on the site's own host. (W 7) */
export const socketPath = '/api/connection/websocket';

/** Channels of one player: the part after `#` is the profile id, and the server refuses everybody else. (W 7) */
export const playerChannels = {
  bonusCodes: 'bonus:player-bonus-codes',
  bonuses: 'bonus:player-bonuses',
  freespins: 'bonus:player-freespins',
  quests: 'retention:quests',
  loyalty: 'retention:accounts',
  accounts: 'wallet:accounts',
  invoices: 'payment:invoices',
  notifications: 'messenger:notifications',
  bets: 'game:bets',
  profile: 'player:profile',
} as const;

/** Channels that everybody may join, guests included. */
export const publicChannels = { online: 'global:online', tournaments: 'tournaments' } as const;

/** Prefix of the public winners feeds: `game:winners:{mobile|desktop}:{country}`. */
export const winnersChannelPrefix = 'game:winners:';

/** Prefix of the activity boards, whose names have `#` and belong to nobody; the only channels that answer their history. (wire 13) */
export const boardsChannelPrefix = 'activity-board:boards#';

/** Prefix of one tournament's leaderboard, `tournaments:{id}`, for everybody; with `#` and the player's id it holds the own place. (wire 13) */
export const tournamentChannelPrefix = 'tournaments:';
export type TournamentChannel = `${typeof tournamentChannelPrefix}${string}`;

/**
 * Channels of the sportsbook, for everybody: `sportsbook:events:{id}` with the changes of one event, and those of all live events in short. They are
 * volatile: no offsets, no history, no recovery, changes within a tenth of a second are one.
 */
export const sportEventChannelPrefix = 'sportsbook:events:';
export const liveEventsChannel = 'sportsbook:live';

/** Stands for an unknown country (CLDR), in the name of a winners feed. */
export const unknownCountry = 'ZZ';

export type PlayerChannel = (typeof playerChannels)[keyof typeof playerChannels];
export type PublicChannel = (typeof publicChannels)[keyof typeof publicChannels];

/** The full name of a player's channel. */
export function playerChannel(channel: PlayerChannel | TournamentChannel, playerId: string): string {
  return `${channel}#${playerId}`;
}

/** What a publication's `data` holds, by event name: the event plus one payload object. (W 7, wire 13) */
export interface BetRefused {
  playerBonus: Pick<PlayerBonus, 'currency' | 'maxBetAmount'>;
  /** Whether the active bonus forbids it, or the rules that hold for the player. Ours, beside the wire. */
  reason: 'bonus' | 'rules';
  gameId: string;
  gameIdentity: string;
}

export interface EventPayloads {
  'account.balance.updated': { account: Account };
  'invoice.deposit.updated': { invoice: InvoicePush };
  'invoice.withdrawal.updated': { invoice: InvoicePush };
  'invoice.withdrawal.created': { invoice: InvoicePush };
  'player.bonus.created': { playerBonus: PlayerBonus };
  'player.bonus.updated': { playerBonus: PlayerBonus };
  'player.freespin.created': { playerFreespin: PlayerFreespin };
  'player.freespin.updated': { playerFreespin: PlayerFreespin };
  'player.bonus.code.updated': { playerBonusCode: BonusCode };
  'game.bet.restricted': BetRefused;
  'game.bet.max.exceed': BetRefused;
  /** A bet was refused by a limit, a break, the player's status or an identity that is not proved: the code says by which, such as 14100, 14103 or 11057. Ours, beside the wire. */
  'game.bet.limit.reached': { code: number; gameId: string; gameIdentity: string };
  /** A sports bet was placed, and changed: accepted, refused, settled, corrected, cashed out. Ours, beside the wire. */
  'game.bet.created': { bet: Bet };
  'game.bet.updated': { bet: Bet };
  /**
   * The event as it is, with the markets that may have changed since version `since`: a client with an older version fetches what lies
   * between.
   */
  'sportsbook.event.updated': { since: number; sportEvent: SportEventDetail };
  /** Live events that have changed, and such as were live. */
  'sportsbook.live.updated': { sportEvents: SportEvent[] };
  'message.received': { message: MessengerMessage };
  'game.winner': { winner: Winner };
  /** A check of the player has a result: fetch the profile again. Type 1 is the identity check; the value says whether it passed. */
  'player.kyc.updated': { type: number; value: boolean };
  'account.level.updated': { playerAccount: LoyaltyAccount };
  'quest.updated': { quest: Quest };
  'quest.task.updated': { task: QuestTaskPush };
  'tournament.completed': { tournament: TournamentPush };
  'tournament.leaderboard.updated': { tournamentId: string; leaderboard: TournamentPlace[] };
  'tournament.player-entry.updated': { entry: { tournamentId: string; playerId: string; points: number; place: number } };
}

/** What the loyalty channel holds: one of its events has the name of a wallet's. (wire 13) */
export interface LoyaltyPayloads {
  'account.level.updated': { playerAccount: LoyaltyAccount };
  'account.balance.updated': { playerAccount: LoyaltyAccount };
}

/** The events of a channel with their payloads. */
export type PayloadsOf<C extends string> = C extends typeof playerChannels.loyalty ? LoyaltyPayloads : EventPayloads;

export type EventName = keyof EventPayloads;
export type Publication<E extends EventName = EventName> = { [K in E]: { event: K } & EventPayloads[K] }[E];
