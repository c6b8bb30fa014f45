import type { CombinationAnswer } from '@verdigale/partner-wire';
import { AppError, Gate, keepNewest, perKernel, type Kernel } from '#kernel';
import { isLiveLeg } from '../bet/judge-leg.ts';
import type { LegMarket } from '../bet/bet.ts';

/** What outcomes of one event pay together, or why they are not taken as one bet. */
export type Combined = CombinationAnswer;

/** An answer holds as long as no price of a part moves, and no longer than this: what is between them may move alone. */
const keptMs = { prematch: 5_000, live: 1_000 };
const mostKept = 1_000;
/**
 * How many questions the feed has at once, and how many of them one asker's, which is as many as one slip asks. Beyond that there is no price,
 * instead of a queue.
 */
const asking = { atOnce: 32, maxWaiting: 0, share: 10 };

interface Kept {
  until: number;
  combined: Promise<Combined>;
}

const pricer = perKernel(({ config, clock, log }: Kernel) => {
  const feed = config.partners.feed?.open(clock);
  const kept = new Map<string, Kept>();
  const questions = new Gate(asking);

  async function ask(key: string, legs: readonly LegMarket[], who: string | null): Promise<Combined> {
    if (!feed) return { refusal: 'unavailable' };
    try {
      const parts = legs.map(({ market, specifiers, outcome, price }) => ({ market, specifiers, outcome, price }));
      const answer = await questions.pass(() => feed.combination({ eventId: legs[0]!.eventId, parts }), who);
      return 'price' in answer && Number(answer.price) <= 1 ? { refusal: 'unavailable' } : answer;
    } catch (error) {
      // That one asker has asked too much is not kept as the answer for the next.
      if (error instanceof AppError) kept.delete(key);
      else log.warn({ err: error }, 'the sports feed has no price for a combination');
      return { refusal: 'unavailable' };
    }
  }

  return (legs: readonly LegMarket[], who: string | null): Promise<Combined> => {
    const now = clock.now().getTime();
    const key = basisOf(legs);
    const found = kept.get(key);
    if (found && found.until > now) return found.combined;
    const combined = ask(key, legs, who);
    keepNewest(kept, key, { until: now + (legs.some(isLiveLeg) ? keptMs.live : keptMs.prematch), combined }, mostKept);
    return combined;
  };
});

/**
 * Asks the feed what these outcomes of one event pay together, as they stand here: never in a transaction, and never rejecting, since a bet that is sent
 * again needs no price. `who` asks; the house's own decisions, null, have no share.
 */
export const combinationPrice = (kernel: Kernel, legs: readonly LegMarket[], who: string | null): Promise<Combined> =>
  pricer(kernel)(legs, who);

/** What a price of a combination is good for: its outcomes, in any order, as they stand. */
export const basisOf = (legs: readonly Pick<LegMarket, 'outcomeId' | 'version' | 'marketVersion'>[]): string =>
  legs
    .map(({ outcomeId, version, marketVersion }) => `${outcomeId} ${version} ${marketVersion}`)
    .toSorted()
    .join(', ');
