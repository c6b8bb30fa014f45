import { expect, it } from 'vitest';
import { historyTabs } from './history-tabs.ts';

it('shows the histories that the brand names, in its order', () => {
  const texts: Record<string, string> = {
    'transactions.tabLabel': 'Payments',
    'transactions.tabPosition': '2',
    'spins.tabLabel': 'Spins',
    'spins.tabPosition': '1',
    'bets.tabPosition': '0',
    'bonuses.tabLabel': 'Bonuses',
  };
  const tabs = historyTabs(['transactions', 'spins', 'bets', 'bonuses'], (id, name) => texts[`${id}.${name}`] ?? null);
  expect(tabs.map(({ id, label }) => [id, label])).toEqual([
    ['spins', 'Spins'],
    ['transactions', 'Payments'],
    ['bonuses', 'Bonuses'],
  ]);
});
