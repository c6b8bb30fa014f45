import { Tabs } from '@verdigale/ui/tabs';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { Bets } from './bets/bets.tsx';
import { BonusHistory } from './bonuses/bonus-history.tsx';
import { historyTabs } from './history-tabs.ts';
import { StatementTab } from './statement/statement-tab.tsx';
import { SpinsTab } from './spins/spins-tab.tsx';
import { Transactions } from './transactions.tsx';

/** What there is to show; the brand's texts say what is shown, and in which order. */
const panels = {
  transactions: Transactions,
  spins: SpinsTab,
  bets: Bets,
  statement: StatementTab,
  bonuses: BonusHistory,
} as const satisfies Record<string, ComponentType>;
type PanelId = keyof typeof panels;

/** The histories of a player, by the query parameter `tab`; bets only where there is a sportsbook. (wire 21) */
export function HistoryPage() {
  const text = useContent('profile', 'history');
  const { betting } = useRootData().settings;
  const [search, setSearch] = useSearchParams();
  const ids = (Object.keys(panels) as PanelId[]).filter((id) => id !== 'bets' || betting);
  const tabs = historyTabs(ids, (id, name) => text.dynamic(`history.${id}`, name));
  const selected = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  if (!selected) return null;
  return (
    <Tabs
      label={text('profile.history.tabs')}
      onSelect={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      selected={selected.id}
      tabs={tabs.map(({ id, label }) => {
        const Panel = panels[id];
        return { id, label, panel: <Panel /> };
      })}
    />
  );
}
