import type { Kernel } from '#kernel';
import { currencyRows } from './currencies.ts';
import { judgeRates, requireFresh } from './judge-rates.ts';
import { selectCurrencies, updateRates } from './settings.sql.ts';

/**
 * Takes the feed's rates. Whatever is wrong with an answer, or with a part of it, is logged and the last good rates stay; the
 * next run asks again.
 */
export async function refreshRates(kernel: Kernel): Promise<void> {
  const { db, log } = kernel;
  const judged = await askFeed(kernel).catch((error: unknown) => {
    log.warn({ err: error }, 'the rates could not be refreshed; the last good ones stay');
  });
  if (!judged) return;
  const { at, taken, refused } = judged;
  if (refused.length > 0) log.warn({ refused, at }, 'rates were refused; the last good ones stay');
  if (taken.length > 0) await db.run(updateRates(taken, at));
  currencyRows.forget(db);
}

async function askFeed({ db, clock, config }: Kernel) {
  const feed = config.partners.rates?.open(clock);
  if (!feed) return undefined;
  const answer = await feed.fetchRates();
  requireFresh(answer, clock.now());
  return { at: answer.at, ...judgeRates(await db.all(selectCurrencies()), answer) };
}
