import { expect, it } from 'vitest';
import { gameTexts } from '../../server/texts.ts';
import { sayWith } from '../../view/texts.ts';
import { settle } from './math.ts';
import { galeRules } from './index.ts';
import { recallOf as recallIn } from './recall.ts';

const recallOf = (number: number, locale: string) => {
  const choice = [
    { bet: 'split-17-20', units: 5 },
    { bet: 'dozen-2', units: 3 },
    { bet: 'red', units: 12 },
  ];
  const words = {
    say: sayWith(gameTexts('gale-roulette', locale)),
    has: () => true,
    worth: (pay: number) => `€${pay}`,
    hundredths: String,
  };
  return recallIn(galeRules)({ choice, steps: [], outcome: settle(galeRules, [number], choice) }, words);
};

it('describes each bet with its chips, the number with its colour, and what each bet returned', () => {
  expect(recallOf(17, 'en')).toEqual({
    choices: [
      { name: 'Split 17–20', value: 'Chips: 5 × €1' },
      { name: 'Dozen 2', value: 'Chips: 3 × €1' },
      { name: 'Red', value: 'Chips: 12 × €1' },
    ],
    outcome: [
      { name: 'The number', value: '17 Black' },
      { name: 'Split 17–20', value: 'Paid €90' },
      { name: 'Dozen 2', value: 'Paid €9' },
      { name: 'Red', value: 'Paid €0' },
    ],
  });
});

it('describes zero in its own colour, in the language that is asked for', () => {
  expect(recallOf(0, 'de').outcome).toEqual([
    { name: 'Die Zahl', value: '0 Grün' },
    { name: 'Cheval 17–20', value: 'Ausgezahlt €0' },
    { name: '2. Dutzend', value: 'Ausgezahlt €0' },
    { name: 'Rot', value: 'Ausgezahlt €0' },
  ]);
});
