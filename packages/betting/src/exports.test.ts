import { expect, it } from 'vitest';
import * as api from './index.ts';

it('offers exactly these names', () => {
  expect(Object.keys(api).toSorted()).toMatchInlineSnapshot(`
    [
      "builderResult",
      "cashOutOffer",
      "countLines",
      "deadHeatFactor",
      "deductedPrice",
      "difference",
      "formatPrice",
      "fraction",
      "halfLost",
      "halfWon",
      "handicapResult",
      "isDeadHeat",
      "joinParts",
      "lost",
      "nothing",
      "openStake",
      "outcomeOf",
      "parseFraction",
      "parseLine",
      "parsePrice",
      "placePrice",
      "price",
      "ruleFourDeduction",
      "stakeOf",
      "stakeOfShare",
      "sumOfDeductions",
      "systems",
      "targetOf",
      "totalResult",
      "voided",
      "won",
    ]
  `);
});
