import { expect, it } from 'vitest';
import texts from '../../texts/en.json' with { type: 'json' };
import { createText } from '#client/texts/texts.ts';
import { marketName, outcomeName, sportName } from './names.ts';

const text = createText(texts);
const sides = ['Fennick Rovers', 'Ashvale Orient'];

it.each([
  ['1x2', '', 'home', 'Full-time result', 'Fennick Rovers'],
  ['total', 'total=2.5', 'over', 'Total', 'Over 2.5'],
  ['handicap', 'hcp=-0.75', 'home', 'Handicap', 'Fennick Rovers −0.75'],
  ['handicap', 'hcp=-0.75', 'away', 'Handicap', 'Ashvale Orient +0.75'],
  ['handicap', 'hcp=0', 'away', 'Handicap', 'Ashvale Orient 0'],
  ['half_total', 'half=1|total=1.5', 'under', 'Total, half 1', 'Under 1.5'],
  ['double_chance', '', 'home_draw', 'Double chance', 'Fennick Rovers or draw'],
  ['correct_score', '', '2:1', 'Correct score', '2:1'],
  ['next_goal', 'goal=2', 'none', 'Goal 2', 'No goal'],
  // Of a feed that we do not know.
  ['first_throw_in', '', 'left_side', 'first throw in', 'left side'],
])('%s %s: %s', (market, specifiers, outcome, named, chosen) => {
  expect(marketName(text, { market, specifiers })).toBe(named);
  expect(outcomeName(text, { market, specifiers }, outcome, sides)).toBe(chosen);
});

it('names runners by their number, and sports that have no text', () => {
  expect(outcomeName(text, { market: 'winner', specifiers: '' }, '2', ['Copper Kettle', 'Sea Holly', 'Foxglove'])).toBe('Sea Holly');
  expect([sportName(text, 'ice-hockey'), sportName(text, 'table-tennis')]).toEqual(['Ice hockey', 'Table tennis']);
});
