import type { Kernel, Queryable } from '#kernel';
import {
  cashbackOf,
  payCashback,
  readOfferedPlayer,
  releasedIn,
  settledOf,
  settledPeriods,
  sumsIn,
  type CashbackPeriod,
} from '#modules/bonus';
import { ownLosses } from '#modules/game';
import { lockAccount } from '#modules/wallet';
import { cashbackOffers, countedSpans, isKept, percentFor, type CashbackOffer } from './cashback-offers.ts';

interface Loser {
  accountId: string;
  playerId: string;
  currency: string;
  loss: bigint;
}

/** How many losers one statement looks up, for whether they are settled. */
const pageSize = 1_000;

/**
 * Settles the periods of cashback that ended an hour ago or earlier; each player's once, in a transaction of its own, however many run this at once.
 * A player who cannot be settled keeps no other one waiting. Returns the number of players who got something.
 */
export async function settleCashback(kernel: Kernel): Promise<number> {
  const { db, clock, log } = kernel;
  let paid = 0;
  for (const offer of await cashbackOffers(db, clock.now())) {
    for (const period of settledPeriods(offer.gives.period, clock.now())) {
      const spans = countedSpans(offer, period);
      if (spans.length === 0) continue;
      for (const loser of await unsettled(db, offer, period, await db.all(ownLosses(spans)))) {
        const done = await settle(kernel, offer, { period, spans, loser }).catch((error: unknown) => {
          log.error({ err: error, accountId: loser.accountId, campaign: offer.campaign.code }, 'cashback could not be settled');
          return false;
        });
        if (done) paid += 1;
      }
    }
  }
  return paid;
}

/** Those who have lost and are not settled yet. This runs every hour: without asking, each account that lost in a month would be opened anew each time. */
async function unsettled(db: Queryable, { item }: CashbackOffer, { start }: CashbackPeriod, all: readonly Loser[]): Promise<Loser[]> {
  const losers = all.filter(({ loss }) => loss > 0n);
  const done = new Set<string>();
  for (let at = 0; at < losers.length; at += pageSize) {
    const players = losers.slice(at, at + pageSize).map(({ playerId }) => playerId);
    for (const { playerId, currency } of await db.all(settledOf(players, item.id, start))) done.add(`${playerId} ${currency}`);
  }
  return losers.filter(({ playerId, currency }) => !done.has(`${playerId} ${currency}`));
}

async function settle(
  kernel: Kernel,
  offer: CashbackOffer,
  { period, spans, loser }: { period: CashbackPeriod; spans: readonly CashbackPeriod[]; loser: Loser },
): Promise<boolean> {
  const { campaign, item, gives } = offer;
  return kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, loser.accountId))!;
    const player = await readOfferedPlayer(tx, kernel.config, loser.playerId, kernel.clock.now());
    if (!(await isKept(tx, offer, player, period))) return false;
    const sums = await sumsIn(tx, account.currency);
    const [{ released } = { released: 0n }] = await tx.all(releasedIn([account.id], spans));
    const percent = await percentFor(tx, kernel.config, offer, { playerId: loser.playerId, start: period.start });
    const rule = { percent, minimum: sums.read(gives.minimum), cap: gives.cap && sums.read(gives.cap) };
    const { base, amount } = cashbackOf({ loss: loser.loss, released }, rule);
    const before = player.factsFor(campaign).claimedAt.length;
    return (await payCashback(tx, kernel, { account, campaign, item, gives, period, base, amount, before, sums })) && amount > 0n;
  });
}
