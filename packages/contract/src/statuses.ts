/** Numeric statuses of the wire with their names. (wire 1.4) */

export const accountStatus = { inactive: 0, active: 1 } as const;
/** 2 cannot deposit and cannot play for real; the other two numbers are this platform's own. */
export const playerStatus = { active: 1, limited: 2, blocked: 3 } as const;
export const invoiceStatus = { processing: 0, pending: 1, success: 2, rejected: 3 } as const;
export const invoiceType = { deposit: 1, withdrawal: 2 } as const;
export const limitDefinition = { bet: 1, loss: 2, deposit: 3, selfExclusion: 4, coolingOff: 5 } as const;
export const limitStatus = { active: 1, pending: 2 } as const;
export const betStatus = { pending: 1, won: 2, lost: 3, refund: 4, cashOut: 5 } as const;
export const documentStatus = { approved: 1, pending: 2, rejected: 3 } as const;
/** Of the identity check: like documents, and 0 before it has begun. */
export const identityStatus = { none: 0, ...documentStatus } as const;
/** Of `player.kyc.updated`. */
export const kycType = { identity: 1 } as const;
export const messageState = { unread: 1, read: 2 } as const;
export const playerBonusStatus = { issued: 1, active: 2, finished: 3 } as const;
export const playerBonusResult = { none: 1, played: 2, canceled: 3, expired: 4, lost: 5 } as const;
export const bonusType = { cash: 1, percentage: 2, freeSpins: 3, cashback: 4 } as const;
/** 1, 3 and 11 are the wire's; the others are this platform's own. */
export const bonusTrigger = { code: 1, deposit: 3, registration: 4, quest: 5, tournament: 6, cashback: 7, level: 8, referral: 11 } as const;
export const bonusCodeStatus = { waiting: 1, applied: 2, incorrect: 3, notAvailable: 4 } as const;
/** Of `game.bonuses.status`: 2 and 4 cannot be had. */
export const bonusIssueStatus = { received: 1, unavailable: 2, obtainable: 3, exhausted: 4 } as const;
/** 4 and 6 are this platform's own: finished without a reward, and given up. (wire 9.1) */
export const questState = { available: 1, active: 2, completed: 3, unrewarded: 4, expired: 5, canceled: 6 } as const;
/** 2, 3, 4 and 6 are the wire's. */
export const questTaskType = { contact: 1, fields: 2, win: 3, bet: 4, login: 5, deposit: 6 } as const;
export const questTaskOrder = { any: 1, oneAfterAnother: 2 } as const;
/** Of quests and of tournaments' prizes. */
export const rewardType = { money: 1, bonus: 2, freeSpins: 3, points: 4 } as const;
export const tournamentState = { draft: 1, scheduled: 2, running: 3, counting: 4, finished: 5 } as const;
export const tournamentType = { staked: 1, highestMultiplier: 2, multiplierSum: 3, won: 4, rounds: 5, firstRounds: 6 } as const;
export const platformKind = { mobile: 1, desktop: 2 } as const;

export type PlayerBonusStatus = (typeof playerBonusStatus)[keyof typeof playerBonusStatus];
export type PlayerBonusResult = (typeof playerBonusResult)[keyof typeof playerBonusResult];
export type BonusType = (typeof bonusType)[keyof typeof bonusType];
export type RewardType = (typeof rewardType)[keyof typeof rewardType];
export type IdentityStatus = (typeof identityStatus)[keyof typeof identityStatus];
export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus];
export type InvoiceType = (typeof invoiceType)[keyof typeof invoiceType];

/** The game identity that is reserved for the sportsbook; it is played on the site's betting page. (wire 11.5) */
export const sportsbookIdentity = 'betsy-sportsbook-betsy';
