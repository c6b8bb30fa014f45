import { expect, it } from 'vitest';
import { cardsOf, evenLines } from './market-groups.ts';
import { sampleMarket } from './testing.ts';

it('puts the lines of a kind together, in order, and leaves out what is over', () => {
  const markets = [
    sampleMarket('1x2', ''),
    sampleMarket('total', 'total=3.5'),
    sampleMarket('total', 'total=2.5'),
    sampleMarket('half_total', 'half=1|total=0.5'),
    { ...sampleMarket('next_goal', 'goal=1'), closed: 'settled' },
    { ...sampleMarket('next_goal', 'goal=2'), closed: 'suspended' },
    sampleMarket('first_card', ''),
  ];
  const cards = cardsOf(markets);
  expect(cards.map(({ key, group, lines }) => [key, group, lines.map(({ specifiers }) => specifiers)])).toEqual([
    ['1x2', 'main', ['']],
    ['total', 'totals', ['total=2.5', 'total=3.5']],
    ['half_total|half=1', 'parts', ['half=1|total=0.5']],
    ['next_goal|goal=2', 'score', ['goal=2']],
    ['first_card', 'parts', ['']],
  ]);
});

it('shows the lines first whose sides are most alike', () => {
  const line = (total: number, over: string, under: string) => sampleMarket('total', `total=${total}`, { over, under });
  const lines = [line(1.5, '1.2', '4.5'), line(2.5, '1.8', '2.0'), line(3.5, '3.1', '1.35')];
  expect(evenLines(lines, 2).map(({ specifiers }) => specifiers)).toEqual(['total=2.5', 'total=3.5']);
});
