import { AppError, type Kernel, type Transaction } from '#kernel';
import { givePromised } from '#modules/bonus';
import { requireBaseCurrency, worthIn } from '#modules/settings';
import { lockAccount, postTransfer } from '#modules/wallet';
import { parseDecimal, type Money } from '@verdigale/money';
import { givePoints } from '../loyalty/give-points.ts';
import { lockUnpaid, markPaid, unpaidPrizes, type PrizeRow } from './standing.sql.ts';
import { tournamentById } from './tournament.sql.ts';

export const payingJob = 'retention.pay-prizes';

/** Who pays prizes. */
const housePrizes = 'house:prizes';

/** Pays what was won and is not paid yet, each prize once, whatever died in between. One that cannot be paid now does not keep the others. */
export async function payPrizes(kernel: Kernel): Promise<void> {
  for (const prize of await kernel.db.all(unpaidPrizes())) {
    await payPrize(kernel, prize).catch((error: unknown) => {
      const { tournamentId, place } = prize;
      kernel.log.error({ err: error, tournamentId, place }, 'a prize was not paid; it is tried again');
    });
  }
}

/** What cannot be given as the bonus that it is, for the law or the player's state, is given as money of that worth. */
async function payPrize(kernel: Kernel, { tournamentId, place, playerId }: PrizeRow): Promise<void> {
  const { terms } = await kernel.db.one(tournamentById(tournamentId));
  const { gives } = terms.prizes.find((each) => each.place === place)!;
  const reference = `tournament:${tournamentId}:${place}`;
  await kernel.db.transaction(async (tx) => {
    const prize = await tx.maybe(lockUnpaid(tournamentId, place));
    if (!prize) return;
    if (gives.kind === 'points') givePoints(tx, kernel, playerId, gives.points);
    else {
      const sum =
        gives.kind === 'money'
          ? parseDecimal(gives.amount, await requireBaseCurrency(tx))
          : await givePromised(tx, kernel, playerId, { code: gives.campaign, reference });
      if (sum) await payMoney(tx, kernel, { accountId: prize.accountId, reference, sum });
    }
    await tx.run(markPaid(tournamentId, place, kernel.clock.now()));
  });
}

/** A sum of the base currency, to the account of the player's last round, in its currency at the current rate. */
async function payMoney(
  tx: Transaction,
  hands: Pick<Kernel, 'clock' | 'events'>,
  { accountId, reference, sum }: { accountId: string | null; reference: string; sum: Money },
): Promise<void> {
  const account = accountId ? await lockAccount(tx, accountId) : undefined;
  if (!account) throw new AppError('notFound', 'no account to pay the prize to');
  const worth = await worthIn(tx, account.currency);
  postTransfer(tx, hands, account, { kind: 'prize', reference, changes: { real: worth(sum) }, counterparty: housePrizes });
}
