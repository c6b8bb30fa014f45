import { formatDecimal, money } from '@verdigale/money';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { findMethods, lastPayouts } from '#modules/payment';
import { requirePlayer } from '#modules/player';
import { lockAccounts, type LockedAccount } from '#modules/wallet';
import { checkWhole, type GivenWay } from './pay-out-shut-out.ts';

/**
 * The sums of a player's own money of which nobody knows where to send them, such as `12.50 EUR`. Throws invalid where nothing could be sent at all: on `player`
 * without money, on `way` where none is known, on what an operator has named wrongly. So whoever asks for a payout learns at once that there will be none.
 */
export function findWayOut({ db }: Pick<Kernel, 'db'>, playerId: string, given?: GivenWay): Promise<string[]> {
  return db.transaction(async (tx) => {
    const accounts = (await lockAccounts(tx, playerId)).filter(({ pockets }) => pockets.real > 0n);
    if (accounts.length === 0) throw AppError.invalid('player', 'has no own money');
    if (given) {
      await requireUsable(tx, accounts, given);
      return [];
    }
    const known = new Set((await tx.all(lastPayouts(playerId))).map(({ accountId }) => accountId));
    const unknown = accounts.filter(({ id }) => !known.has(id)).map(sumOf);
    if (unknown.length === accounts.length)
      throw AppError.invalid('way', `nobody knows where to send ${unknown.join(', ')}: name currency, method and its fields`);
    return unknown;
  });
}

async function requireUsable(tx: Transaction, accounts: readonly LockedAccount[], { currency, method, fields }: GivenWay): Promise<void> {
  const account = accounts.find((each) => each.currency === currency);
  if (!account) throw AppError.invalid('currency', `must be one of ${accounts.map((each) => each.currency).join(', ')}`);
  const { country } = await requirePlayer(tx, account.playerId);
  const open = await findMethods(tx, 'withdrawal', currency, { playerId: account.playerId, country });
  const named = open.find(({ id }) => id === method);
  if (!named) throw AppError.invalid('method', `must be one of ${open.map(({ id }) => id).join(', ')}`);
  checkWhole(account, named, fields);
}

const sumOf = ({ pockets, currency, exponent }: LockedAccount) =>
  `${formatDecimal(money(pockets.real, currency), { code: currency, exponent })} ${currency}`;
