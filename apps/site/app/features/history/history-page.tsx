import { Tabs } from '@verdigale/ui/tabs';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { Spins } from './spins.tsx';
import { Transactions } from './transactions.tsx';

const tabIds = ['transactions', 'spins'] as const;
type TabId = (typeof tabIds)[number];

/** The histories of a player, by the query parameter `tab`. (wire 21) */
export function HistoryPage() {
  const text = useContent('profile', 'history');
  const [search, setSearch] = useSearchParams();
  const selected = tabIds.find((id) => id === search.get('tab')) ?? 'transactions';
  const select = (tab: TabId) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  return (
    <Tabs
      label={text('profile.history.tabs')}
      onSelect={select}
      selected={selected}
      tabs={[
        { id: 'transactions', label: text('history.transactions.tabLabel'), panel: <Transactions /> },
        { id: 'spins', label: text('history.spins.tabLabel'), panel: <Spins /> },
      ]}
    />
  );
}
