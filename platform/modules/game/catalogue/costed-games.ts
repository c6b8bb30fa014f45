import type { Queryable } from '#kernel';
import type { CostedGame } from '#modules/bonus';
import { playableTitles } from './costed-games.sql.ts';

/** The games that bonuses can be played with, by what their studios state, for what an offer costs. */
export async function costedGames(db: Queryable): Promise<CostedGame[]> {
  const share = (percent: string | null) => (percent === null ? null : Number(percent) / 100);
  return (await db.all(playableTitles())).map(({ rtp, highestRtp, volatility, payouts, ...game }) => ({
    ...game,
    volatility: volatility as CostedGame['volatility'],
    rtp: share(rtp),
    highestRtp: share(highestRtp),
    payouts: payouts && { perStake: 1, outcomes: payouts.map(({ pay, chance }) => ({ pay: Number(pay), chance: Number(chance) })) },
  }));
}
