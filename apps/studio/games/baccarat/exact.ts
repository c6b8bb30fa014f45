import { rational, type Rational } from '../../engine/rational.ts';
import { bankerDraws, payFor, sides, totalOf, unitsPerStake, winnerOf, type Side } from './math.ts';
import type { BaccaratPays } from './titles.ts';

/** By deck: four of each of one to nine points, sixteen of none. */
const perDeck = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4];

/** The exact return of every side: all ways to deal up to six cards of a full shoe, weighted by how many there are. */
export function exactReturns(title: BaccaratPays): Record<Side, Rational> {
  const left = perDeck.map((count) => count * title.decks);
  const cards = 52 * title.decks;
  const totals: Record<Side, bigint> = { player: 0n, tie: 0n, banker: 0n };
  /** Ways to deal the cards so far; every coup is counted as if all six were dealt. */
  const settle = (ways: number, dealt: number, player: number, banker: number): void => {
    let weight = BigInt(ways);
    for (let place = dealt; place < 6; place += 1) weight *= BigInt(cards - place);
    const winner = winnerOf(player, banker);
    for (const side of sides) totals[side] += weight * BigInt(payFor(title, side, winner, banker));
  };
  const draw = (see: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const ways = left[points] as number;
      if (ways === 0) continue;
      left[points] = ways - 1;
      see(points, ways);
      left[points] = ways;
    }
  };
  const bankersTurn = (ways: number, dealt: number, player: number, banker: number, third?: number): void => {
    if (!bankerDraws(banker, third)) return settle(ways, dealt, player, banker);
    draw((points, count) => settle(ways * count, dealt + 1, player, totalOf([banker, points])));
  };
  draw((a, first) =>
    draw((b, second) =>
      draw((c, third) =>
        draw((d, fourth) => {
          const ways = first * second * third * fourth;
          const [player, banker] = [totalOf([a, b]), totalOf([c, d])];
          if (player >= 8 || banker >= 8) settle(ways, 4, player, banker);
          else if (player > 5) bankersTurn(ways, 4, player, banker);
          else draw((points, count) => bankersTurn(ways * count, 5, totalOf([player, points]), banker, points));
        }),
      ),
    ),
  );
  let all = BigInt(unitsPerStake);
  for (let place = 0; place < 6; place += 1) all *= BigInt(cards - place);
  return { player: rational(totals.player, all), tie: rational(totals.tie, all), banker: rational(totals.banker, all) };
}
