import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode, MinorUnits, Nullable, Reference } from './common.ts';

// Game provider → platform. What each operation does is in docs/guides/add-a-game-provider.md.

const Token = Type.String({ minLength: 1, maxLength: 256 });

export const gameWalletBodies = {
  authenticate: Closed({ token: Token }),
  balance: Closed({ token: Token }),
  bet: Closed({ token: Token, transactionId: Reference, roundId: Reference, amount: MinorUnits, currency: CurrencyCode }),
  win: Closed({
    token: Token,
    transactionId: Reference,
    roundId: Reference,
    amount: MinorUnits,
    currency: CurrencyCode,
    betTransactionId: Type.Optional(Reference),
    isFinal: Type.Boolean(),
  }),
  rollback: Closed({ token: Token, transactionId: Reference, betTransactionId: Reference, roundId: Reference }),
  finish: Closed({ token: Token, roundId: Reference }),
} as const;

/** A balance: what the player can stake after the call. */
const Balance = Type.Object({ balance: MinorUnits, currency: CurrencyCode });
/** `transactionId` is the platform's own. */
const Movement = Type.Object({ transactionId: Type.String(), ...Balance.properties });

/** What the platform answers under `data`. */
export const gameWalletAnswers = {
  authenticate: Type.Object({
    playerId: Type.String(),
    sessionId: Type.String(),
    gameIdentity: Type.String(),
    ...Balance.properties,
    exponent: Type.Integer(),
    locale: Type.String(),
    nickname: Nullable(Type.String()),
    /** The most that one bet may be: higher stakes need not be offered. */
    maxStake: Nullable(MinorUnits),
    mode: Type.Literal('real'),
  }),
  balance: Balance,
  bet: Movement,
  win: Movement,
  rollback: Movement,
  finish: Balance,
} as const satisfies Record<GameWalletOperation, unknown>;

export type GameWalletOperation = keyof typeof gameWalletBodies;
export type GameWalletBody<O extends GameWalletOperation> = Static<(typeof gameWalletBodies)[O]>;
export type GameWalletAnswer<O extends GameWalletOperation> = Static<(typeof gameWalletAnswers)[O]>;
