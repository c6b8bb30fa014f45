import type { OfferTerms } from '../campaign/offer.ts';
import { contributionOf, type RatedGame } from '../terms/contribution-of.ts';
import { threePoints, type Payouts, type Volatility } from './payouts.ts';

/** A game that is offered, with what its studio states of it; returns are shares of the stakes, null where nothing is stated. */
export interface CostedGame extends RatedGame {
  volatility: Volatility | null;
  rtp: number | null;
  /** Where the player's choice decides, the most that it returns. */
  highestRtp: number | null;
}

/** What somebody plays for an offer: a game's payouts, and the share of each stake that counts towards wagering. */
export interface PlayedGame {
  payouts: Payouts;
  share: number;
}

/** Of a game that states nothing: 96 %, with wins of twenty stakes. */
const usual = { rtp: 0.96, volatility: 'medium' } as const;

/** What is assumed where no game is known. */
export const unknownGame = (terms: OfferTerms): PlayedGame => ({
  payouts: threePoints(usual.rtp, usual.volatility),
  share: terms.contribution.default / 1000,
});

export const payoutsOf = ({ rtp, highestRtp, volatility }: Pick<CostedGame, 'rtp' | 'highestRtp' | 'volatility'>): Payouts =>
  threePoints(highestRtp ?? rtp ?? usual.rtp, volatility ?? usual.volatility);

/**
 * With what the bonus may be played and costs the house most: of each volatility the game on which the stakes that are asked for lose least, since a
 * game that counts for half is staked on for twice as long. Never empty.
 */
export function dearestGames(terms: OfferTerms, games: readonly CostedGame[]): PlayedGame[] {
  const least = new Map<Volatility, { loss: number; played: PlayedGame }>();
  for (const game of games) {
    const share = contributionOf(terms, game) / 1000;
    const loss = (1 - (game.highestRtp ?? game.rtp ?? usual.rtp)) / share;
    const volatility = game.volatility ?? usual.volatility;
    if (share > 0 && loss < (least.get(volatility)?.loss ?? Infinity))
      least.set(volatility, { loss, played: { payouts: payoutsOf(game), share } });
  }
  return least.size === 0 ? [unknownGame(terms)] : [...least.values()].map(({ played }) => played);
}

/** On which most comes back of what is lost: of each volatility the game that returns least. Never empty. */
export function lossiestGames(terms: OfferTerms, games: readonly CostedGame[]): PlayedGame[] {
  const least = new Map<Volatility, number>();
  for (const { rtp, volatility } of games) {
    const known = volatility ?? usual.volatility;
    least.set(known, Math.min(rtp ?? usual.rtp, least.get(known) ?? 1));
  }
  if (least.size === 0) return [unknownGame(terms)];
  return [...least].map(([volatility, rtp]) => ({ payouts: threePoints(rtp, volatility), share: 1 }));
}
