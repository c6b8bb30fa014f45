import type { OfferTerms } from '../campaign/offer.ts';
import { contributionOf, type RatedGame } from '../terms/contribution-of.ts';
import { threePoints, type Payouts, type Volatility } from './payouts.ts';

/** A game that is offered, with what its studio states of it; returns are shares of the stakes, null where nothing is stated. */
export interface CostedGame extends RatedGame {
  volatility: Volatility | null;
  rtp: number | null;
  /** Where the player's choice decides, the most that it returns. */
  highestRtp: number | null;
  /** Null where the studio states none: then what is usual for its return and volatility is assumed. */
  payouts: Payouts | null;
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

export const payoutsOf = ({ payouts, rtp, highestRtp, volatility }: Omit<CostedGame, keyof RatedGame>): Payouts =>
  payouts ?? threePoints(highestRtp ?? rtp ?? usual.rtp, volatility ?? usual.volatility);

/** Bets on the markets with the least margin, 4 %, at short prices and at long ones. */
const sportReturn = 1 / 1.04;

const sportsBets = ({ contribution }: OfferTerms): PlayedGame[] => {
  const share = contribution.default / 1000;
  return (['low', 'medium', 'high'] as const).map((volatility) => ({ payouts: threePoints(sportReturn, volatility), share }));
};

/**
 * With what the bonus may be played and costs the house most: of each volatility the game on which the stakes that are asked for lose least, since a
 * game that counts for half is staked on for twice as long. A bonus for sport is played with bets. Never empty.
 */
export function dearestGames(terms: OfferTerms, games: readonly CostedGame[]): PlayedGame[] {
  if (terms.product === 'sportsbook') return sportsBets(terms);
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
  const least = new Map<Volatility, { rtp: number; payouts: Payouts }>();
  for (const { rtp, highestRtp, volatility, payouts: stated } of games) {
    const [known, returned] = [volatility ?? usual.volatility, rtp ?? usual.rtp];
    // What is stated is of the way to play that returns most.
    const payouts = (highestRtp === null ? stated : null) ?? threePoints(returned, known);
    if (returned < (least.get(known)?.rtp ?? Infinity)) least.set(known, { rtp: returned, payouts });
  }
  if (least.size === 0) return [unknownGame(terms)];
  return [...least.values()].map(({ payouts }) => ({ payouts, share: 1 }));
}
