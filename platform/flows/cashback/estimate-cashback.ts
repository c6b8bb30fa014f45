import type { CallQuery, Cashback } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import type { Kernel } from '#kernel';
import { cashbackOf, namesFor, periodOf, readOfferedPlayer, releasedIn, settledAfterMs, sumsIn } from '#modules/bonus';
import { ownLossesOf } from '#modules/game';
import { listAccounts } from '#modules/wallet';
import { cashbackOffers, countedSpans, isKept, percentFor } from './cashback-offers.ts';

/** What would come back of the running periods by now, for each offer that the player can have and each of his accounts, and when it is paid. (wire 12.3) */
export async function estimateCashback(
  kernel: Kernel,
  playerId: string,
  { currency, locale }: CallQuery<'game.bonuses.cashback'>,
): Promise<Cashback[]> {
  const { db, clock, config } = kernel;
  const now = clock.now();
  const offers = await cashbackOffers(db, now);
  if (offers.length === 0) return [];
  const accounts = (await listAccounts(db, playerId)).filter((account) => currency === undefined || account.currency === currency);
  const nameOf = await namesFor(db, config, playerId, locale);
  const player = await readOfferedPlayer(db, config, playerId, now);
  const rows = await Promise.all(
    offers.map(async (offer) => {
      const { item, gives } = offer;
      const period = periodOf(gives.period, now);
      const spans = countedSpans(offer, period);
      if (spans.length === 0 || now < spans[0]!.start || !(await isKept(db, offer, player, period))) return [];
      const [losses, gains] = [
        await db.all(ownLossesOf(playerId, spans)),
        await db.all(
          releasedIn(
            accounts.map(({ id }) => id),
            spans,
          ),
        ),
      ];
      const percent = await percentFor(db, config, offer, { playerId, start: period.start });
      return Promise.all(
        accounts.map(async (account) => {
          const sums = await sumsIn(db, account.currency);
          const rule = { percent, minimum: sums.read(gives.minimum), cap: gives.cap && sums.read(gives.cap) };
          const loss = losses.find(({ accountId }) => accountId === account.id)?.loss ?? 0n;
          const released = gains.find(({ accountId }) => accountId === account.id)?.released ?? 0n;
          const { amount } = cashbackOf({ loss, released }, rule);
          return {
            bonusId: item.id,
            bonusName: nameOf(item.id, item.name),
            currency: account.currency,
            amount: toWire(money(amount, account.currency), sums.currency),
            date: new Date(period.end.getTime() + settledAfterMs).toISOString(),
          };
        }),
      );
    }),
  );
  return rows.flat();
}
