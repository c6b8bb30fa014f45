import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode } from './common.ts';

/** The seamless wallet protocol between a game provider and the platform: amounts are strings of minor units. */
const MinorUnits = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' });
const Reference = Type.String({ minLength: 1, maxLength: 128 });
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

export type GameWalletOperation = keyof typeof gameWalletBodies;
export type GameWalletBody<O extends GameWalletOperation> = Static<(typeof gameWalletBodies)[O]>;
