/** One entry of the error catalogue: wire code, HTTP status, and the content key of the text that a player sees. */
export interface ErrorDefinition {
  code: number;
  status: number;
  /** Key below `alerts.errors` in the content directories. */
  contentKey: string;
}

/**
 * Every error that the platform answers, to players and to partners. 401 and 403 mean only "this session is over" on an
 * authenticated call, since a site ends the session on them; any other refusal is 400, 404, 409, 422, 423, 429 or 451.
 */
export const errors = {
  /** Too many wrong bonus codes: none is taken for three minutes. */
  bonusCodesBlocked: { code: 5, status: 400, contentKey: 'bonusCodesBlocked' },
  internal: { code: 1000, status: 500, contentKey: 'somethingWrong' },
  notFound: { code: 1001, status: 404, contentKey: 'notFound' },
  malformed: { code: 1002, status: 400, contentKey: 'somethingWrong' },
  unauthorised: { code: 1003, status: 401, contentKey: 'sessionEnded' },
  tooManyRequests: { code: 1004, status: 429, contentKey: 'tooManyRequests' },
  payloadTooLarge: { code: 1005, status: 413, contentKey: 'payloadTooLarge' },
  idempotencyConflict: { code: 1006, status: 409, contentKey: 'somethingWrong' },
  unavailable: { code: 1007, status: 503, contentKey: 'unavailable' },
  invalid: { code: 1422, status: 422, contentKey: 'invalid' },

  /** It has not begun, is over, was had already, or is not for this player. */
  questNotAvailable: { code: 10010, status: 409, contentKey: 'questNotAvailable' },
  tournamentNotOpen: { code: 10020, status: 409, contentKey: 'tournamentNotOpen' },

  socialEmailUnverified: { code: 11001, status: 409, contentKey: 'socialEmailUnverified' },
  socialBlocked: { code: 11002, status: 423, contentKey: 'accountBlocked' },
  codeInvalid: { code: 11003, status: 400, contentKey: 'codeInvalid' },
  codeLimitReached: { code: 11005, status: 429, contentKey: 'codeLimitReached' },
  invalidCredentials: { code: 11010, status: 401, contentKey: 'invalidCredentials' },
  accountBlocked: { code: 11011, status: 403, contentKey: 'accountBlocked' },
  /** The player has excluded himself; `until` says for how long, and is missing when it is for good. */
  selfExcluded: { code: 11050, status: 403, contentKey: 'selfExcluded' },
  /** The national register of self-exclusion gave no answer, without which nobody gets in. */
  registerUnavailable: { code: 11054, status: 503, contentKey: 'registerUnavailable' },
  /** Somebody who cannot be let in like this, for a reason that only support tells. */
  admissionRefused: { code: 11055, status: 423, contentKey: 'admissionRefused' },
  /** A break and a self-exclusion are neither shortened nor taken back. */
  limitFixed: { code: 11051, status: 409, contentKey: 'limitFixed' },
  /** An operator has set this limit, or a lower one: the player cannot loosen it. */
  limitSetByOperator: { code: 11053, status: 409, contentKey: 'limitSetByOperator' },
  signInLocked: { code: 11013, status: 429, contentKey: 'signInLocked' },
  loginTokenInvalid: { code: 11014, status: 401, contentKey: 'loginTokenInvalid' },
  countryRestricted: { code: 11012, status: 451, contentKey: 'countryRestricted' },
  socialFailed: { code: 11020, status: 409, contentKey: 'socialFailed' },
  identityUnavailable: { code: 11021, status: 503, contentKey: 'unavailable' },
  /** Give the password to `sessions/prove`, then make the call again. */
  passwordNeeded: { code: 11030, status: 423, contentKey: 'passwordNeeded' },
  /** The player has no password: sign in again, then make the call again. */
  signInNeeded: { code: 11031, status: 423, contentKey: 'signInNeeded' },
  /** The first step of a sign-in is done: `challenge` and `ways` stand beside the code, for `sessions/second-step`. */
  secondStepNeeded: { code: 11032, status: 423, contentKey: 'secondStepNeeded' },
  /** As `passwordNeeded`, where the second step is on: give a code or a passkey to `sessions/prove`; `ways` says which there are. */
  secondFactorNeeded: { code: 11033, status: 423, contentKey: 'secondFactorNeeded' },
  /** Begin the sign-in anew. */
  secondStepOver: { code: 11034, status: 409, contentKey: 'secondStepOver' },
  /** The law wants the player's identity proved before this deposit or this play. */
  identityNeeded: { code: 11057, status: 423, contentKey: 'identityNeeded' },
  /** Where a national register is asked: name and birth date, which it knows people by, before this deposit or this play. */
  detailsNeeded: { code: 11059, status: 423, contentKey: 'detailsNeeded' },
  /** What came of this step of care is recorded already. */
  outcomeRecorded: { code: 11058, status: 409, contentKey: 'somethingWrong' },
  documentRefused: { code: 11040, status: 422, contentKey: 'documentRefused' },
  /** An approved document is evidence that the operator keeps. */
  documentFinal: { code: 11042, status: 409, contentKey: 'documentFinal' },
  documentsFull: { code: 11041, status: 422, contentKey: 'documentsFull' },

  accountNotHideable: { code: 12001, status: 409, contentKey: 'accountNotHideable' },
  insufficientFunds: { code: 12002, status: 409, contentKey: 'insufficientFunds' },

  depositLimited: { code: 13001, status: 423, contentKey: 'limitedDeposit' },
  invoiceNotDeclinable: { code: 13002, status: 409, contentKey: 'invoiceNotDeclinable' },
  paymentUnavailable: { code: 13003, status: 503, contentKey: 'paymentUnavailable' },
  invoiceSettled: { code: 13004, status: 409, contentKey: 'invoiceSettled' },
  depositsPaused: { code: 13005, status: 423, contentKey: 'depositsPaused' },
  turnOverRequired: { code: 13010, status: 422, contentKey: 'turnOverRequired' },
  verificationRequired: { code: 13011, status: 422, contentKey: 'verificationRequired' },
  returnFirst: { code: 13012, status: 422, contentKey: 'returnFirst' },
  withdrawalFinal: { code: 13013, status: 409, contentKey: 'withdrawalFinal' },
  /** A corrected bet left something owed, which returns of later bets cover first. */
  owedFirst: { code: 13014, status: 422, contentKey: 'owedFirst' },
  /** `fields.amount` says what can still be deposited, in main units, where that is anything. */
  depositLimitReached: { code: 13100, status: 423, contentKey: 'depositLimitReached' },

  betLimitReached: { code: 14100, status: 423, contentKey: 'betLimitReached' },
  lossLimitReached: { code: 14101, status: 423, contentKey: 'lossLimitReached' },
  limitedRealGame: { code: 14103, status: 423, contentKey: 'limitedRealGame' },
  gameUnavailable: { code: 14001, status: 409, contentKey: 'gameUnavailable' },
  demoUnavailable: { code: 14002, status: 409, contentKey: 'demoUnavailable' },
  coolingOff: { code: 14105, status: 423, contentKey: 'coolingOff' },
  /** Until the player has acknowledged it: `player.playTime.acknowledge`. */
  realityCheckDue: { code: 14107, status: 423, contentKey: 'realityCheckDue' },
  timeLimitReached: { code: 14108, status: 423, contentKey: 'timeLimitReached' },
  /** An operator has stopped all play, the product, the provider, this game, or the player's play, for a while. */
  playStopped: { code: 14110, status: 423, contentKey: 'playStopped' },
  /** The last round of this launch began less than the jurisdiction's least time ago. */
  roundTooSoon: { code: 14111, status: 423, contentKey: 'roundTooSoon' },
  /** An operator has stopped this way to pay for a while. */
  methodStopped: { code: 14112, status: 423, contentKey: 'methodStopped' },
  productRestricted: { code: 14306, status: 423, contentKey: 'productRestricted' },
  /** A round that was staked with this bonus has not ended. */
  bonusUnsettled: { code: 14310, status: 409, contentKey: 'bonusUnsettled' },
  /** By its terms it cannot be given up, nor replaced, once wagering has begun. */
  bonusCancelLocked: { code: 14311, status: 409, contentKey: 'bonusCancelLocked' },
  bonusFinal: { code: 14312, status: 409, contentKey: 'bonusFinal' },
  bonusUnavailable: { code: 14313, status: 409, contentKey: 'bonusUnavailable' },
  roundRecallUnavailable: { code: 14003, status: 503, contentKey: 'unavailable' },
  gameRestricted: { code: 14308, status: 451, contentKey: 'gameRestricted' },

  /** A leg takes no bets: `fields` has, by leg (`legs.0`), why. */
  betClosed: { code: 14401, status: 409, contentKey: 'betClosed' },
  /** A price is not what the player accepts: `fields` has, by leg (`legs.0`), what it is now. */
  priceChanged: { code: 14402, status: 409, contentKey: 'priceChanged' },
  /** As in every refusal of a sports bet's sum, the field `unitStake` has the stake with which a line would be taken. */
  sportStakeTooHigh: { code: 14403, status: 409, contentKey: 'sportStakeTooHigh' },
  /** Two legs are on one event, so that they depend on each other. */
  legsRelated: { code: 14404, status: 409, contentKey: 'legsRelated' },
  cashOutClosed: { code: 14405, status: 409, contentKey: 'cashOutClosed' },
  /** The quote has expired, or what it was computed from has changed. */
  quoteOver: { code: 14406, status: 409, contentKey: 'quoteOver' },
  /** A leg is not taken each way at these terms: `fields` has, by leg (`legs.0`), the current ones ("3 1/5"), or that there are none. */
  eachWayChanged: { code: 14407, status: 409, contentKey: 'eachWayChanged' },
  /** Outcomes of one event are not taken as one bet: `fields` has, by builder (`builders.0`), why: contradictory, redundant, unavailable. */
  legsNotCombined: { code: 14408, status: 409, contentKey: 'legsNotCombined' },

  partnerSignatureInvalid: { code: 15001, status: 401, contentKey: 'somethingWrong' },
  partnerStampStale: { code: 15002, status: 401, contentKey: 'somethingWrong' },
  gameTokenInvalid: { code: 15003, status: 401, contentKey: 'somethingWrong' },
  gameInsufficientFunds: { code: 15004, status: 409, contentKey: 'insufficientFunds' },
  transactionConflict: { code: 15005, status: 409, contentKey: 'somethingWrong' },
  betRolledBack: { code: 15006, status: 409, contentKey: 'somethingWrong' },
  roundUnknown: { code: 15007, status: 404, contentKey: 'somethingWrong' },
  roundClosed: { code: 15008, status: 409, contentKey: 'somethingWrong' },
  currencyMismatch: { code: 15009, status: 422, contentKey: 'somethingWrong' },
  winOnRolledBackBet: { code: 15010, status: 409, contentKey: 'somethingWrong' },
  stakeTooHigh: { code: 15011, status: 409, contentKey: 'somethingWrong' },
  /** A free round that cannot be played: used, over, taken back, or never given. */
  freeRoundOver: { code: 15012, status: 409, contentKey: 'somethingWrong' },

  paymentUnknown: { code: 16001, status: 404, contentKey: 'somethingWrong' },
  paymentAmountMismatch: { code: 16002, status: 409, contentKey: 'somethingWrong' },
  paymentStateConflict: { code: 16003, status: 409, contentKey: 'somethingWrong' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorName = keyof typeof errors;

/** What every failed call carries under `error`. `fields` maps a field to its messages; the first one is shown. */
export interface ErrorBody {
  code: number;
  message: string;
  fields?: Record<string, string[]>;
  /** Of `secondStepNeeded`: what finishes the sign-in, once, within five minutes. */
  challenge?: string;
  /** Of `secondStepNeeded` and `secondFactorNeeded`: `app`, `passkey`, `recovery`, with commas. */
  ways?: string;
  /**
   * Of `selfExcluded`: when it ends, missing when it is for good. Of `depositsPaused`: when deposits open again. Of a limit that is reached: when it leaves
   * more.
   */
  until?: string;
}
