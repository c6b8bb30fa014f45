import { Tabs } from '@verdigale/ui/tabs';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { historyTabs } from './history-tabs.ts';
import { StatementTab } from './statement/statement-tab.tsx';
import { Spins } from './spins.tsx';
import { Transactions } from './transactions.tsx';

/** What there is to show; the brand's texts say what is shown, and in which order. */
const panels = { transactions: Transactions, spins: Spins, statement: StatementTab } as const satisfies Record<string, ComponentType>;
type PanelId = keyof typeof panels;

/** The histories of a player, by the query parameter `tab`. (wire 21) */
export function HistoryPage() {
  const text = useContent('profile', 'history');
  const [search, setSearch] = useSearchParams();
  const tabs = historyTabs(Object.keys(panels) as PanelId[], (id, name) => text.dynamic(`history.${id}`, name));
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
