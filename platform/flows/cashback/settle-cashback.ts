import type { Kernel } from '#kernel';
import {
  cashbackOf,
  judgeOffer,
  payCashback,
  readOfferedPlayer,
  releasedIn,
  settledPeriods,
  sumsIn,
  type CashbackPeriod,
} from '#modules/bonus';
import { ownLosses } from '#modules/game';
import { lockAccount } from '#modules/wallet';
import { cashbackOffers, countedSpan, percentFor, type CashbackOffer } from './cashback-offers.ts';

interface Loser {
  accountId: string;
  playerId: string;
  loss: bigint;
}

/**
 * Settles the periods of cashback that ended an hour ago or earlier; each player's once, in a transaction of its own, however many run this at once. One whose
 * account cannot be settled keeps no other one waiting. The number of players who got something.
 */
export async function settleCashback(kernel: Kernel): Promise<number> {
  const { db, clock, log } = kernel;
  let paid = 0;
  for (const offer of await cashbackOffers(db)) {
    for (const period of settledPeriods(offer.gives.period, clock.now())) {
      const span = countedSpan(offer, period);
      if (!span) continue;
      for (const loser of (await db.all(ownLosses(span))).filter(({ loss }) => loss > 0n)) {
        const done = await settle(kernel, offer, { period, span, loser }).catch((error: unknown) => {
          log.error({ err: error, accountId: loser.accountId, campaign: offer.campaign.code }, 'cashback could not be settled');
          return false;
        });
        if (done) paid += 1;
      }
    }
  }
  return paid;
}

async function settle(
  kernel: Kernel,
  offer: CashbackOffer,
  { period, span, loser }: { period: CashbackPeriod; span: CashbackPeriod; loser: Loser },
): Promise<boolean> {
  const { campaign, item, gives } = offer;
  return kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, loser.accountId))!;
    const [player, sums] = [
      await readOfferedPlayer(tx, kernel.config, loser.playerId, kernel.clock.now()),
      await sumsIn(tx, account.currency),
    ];
    const facts = player.factsFor(campaign);
    const fault = judgeOffer(campaign.offer, facts, { deposit: null, sums });
    // What was promised is paid though the campaign's ceiling was reached meanwhile; law, country and the player's state may forbid it.
    if (fault !== null && fault !== 'exhausted' && fault !== 'closed') return false;
    const [{ released } = { released: 0n }] = await tx.all(releasedIn([account.id], span));
    const percent = await percentFor(tx, kernel.config, offer, { playerId: loser.playerId, start: period.start });
    const rule = { percent, minimum: sums.read(gives.minimum), cap: gives.cap && sums.read(gives.cap) };
    const { base, amount } = cashbackOf({ loss: loser.loss, released }, rule);
    const before = facts.claimedAt.length;
    return (await payCashback(tx, kernel, { account, campaign, item, gives, period, base, amount, before, sums })) && amount > 0n;
  });
}
