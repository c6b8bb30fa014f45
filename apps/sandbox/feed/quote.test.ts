import { parseFraction, parsePrice, placePrice, type Fraction } from '@verdigale/betting';
import { fixtureOf } from '@verdigale/sport-models';
import { expect, it } from 'vitest';
import { quote } from './quote.ts';

const numberOf = ({ num, den }: Fraction) => Number(num) / Number(den);

it('keeps a margin on every runner each way, so that the terms give nothing away', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { game } = fixtureOf('racing', seed);
    const [winner, place] = game.markets(game.start);
    const { eachWay, outcomes } = quote(winner!);
    for (const [at, { price, isActive, chances }] of outcomes.entries()) {
      if (!isActive) continue;
      const placed = placePrice(parsePrice(price), parseFraction(eachWay!.fraction));
      const worth = (Number(chances!.won) * Number(price) + place!.outcomes[at]!.chances.won * numberOf(placed)) / 2;
      expect(worth).toBeLessThan(1);
    }
  }
});
