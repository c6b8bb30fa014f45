import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode, MinorUnits, Nullable, Reference } from './common.ts';
import { FreeRound } from './free-rounds.ts';

// Game provider → platform. What each operation does is in docs/guides/add-a-game-provider.md.

const Token = Type.String({ minLength: 1, maxLength: 256 });

export const gameWalletBodies = {
  authenticate: Closed({ token: Token }),
  balance: Closed({ token: Token }),
  bet: Closed({
    token: Token,
    transactionId: Reference,
    roundId: Reference,
    amount: MinorUnits,
    currency: CurrencyCode,
    /** With an amount of "0": a round that the operator has given the player. */
    freeRound: Type.Optional(FreeRound),
  }),
  win: Closed({
    token: Token,
    transactionId: Reference,
    roundId: Reference,
    amount: MinorUnits,
    currency: CurrencyCode,
    betTransactionId: Type.Optional(Reference),
    isFinal: Type.Boolean(),
    /** Of an issue of free rounds: all that its rounds have won, from a provider that reports no single ones. */
    isTotal: Type.Optional(Type.Boolean()),
  }),
  rollback: Closed({ token: Token, transactionId: Reference, betTransactionId: Reference, roundId: Reference }),
  finish: Closed({ token: Token, roundId: Reference }),
} as const;

/** A balance: what the player can stake after the call; `maxStake` is the most that a round's first bet may be, absent where nothing limits it. */
const Balance = Type.Object({ balance: MinorUnits, currency: CurrencyCode, maxStake: Type.Optional(MinorUnits) });
/** `transactionId` is the platform's own. */
const Movement = Type.Object({ transactionId: Type.String(), ...Balance.properties });
/** `maxStakeOfRound` is the most that a further bet of the same round may be. */
const Bet = Type.Object({ ...Movement.properties, maxStakeOfRound: Type.Optional(MinorUnits) });

/** What the platform answers under `data`. */
export const gameWalletAnswers = {
  authenticate: Type.Object({
    playerId: Type.String(),
    sessionId: Type.String(),
    /** What the brand calls the game. */
    gameIdentity: Type.String(),
    /** What its provider calls it, as in the launch address. */
    gameCode: Type.String(),
    ...Balance.properties,
    exponent: Type.Integer(),
    locale: Type.String(),
    nickname: Nullable(Type.String()),
    /** The most that one bet may be: higher stakes need not be offered. */
    maxStake: Nullable(MinorUnits),
    mode: Type.Literal('real'),
    /** Least milliseconds from the start of a round to the next one's: sooner bets of a new round are refused. 0 asks nothing. */
    leastRoundMs: Type.Integer({ minimum: 0 }),
    /** Whether the game may begin rounds by itself. */
    isAutoPlayAllowed: Type.Boolean(),
    /** Whether a game may sell its features: a round for more than its stake that begins with what is rare else. */
    isFeatureBuyAllowed: Type.Boolean(),
  }),
  balance: Balance,
  bet: Bet,
  win: Movement,
  rollback: Movement,
  finish: Balance,
} as const satisfies Record<GameWalletOperation, unknown>;

export type GameWalletOperation = keyof typeof gameWalletBodies;
export type GameWalletBody<O extends GameWalletOperation> = Static<(typeof gameWalletBodies)[O]>;
export type GameWalletAnswer<O extends GameWalletOperation> = Static<(typeof gameWalletAnswers)[O]>;
