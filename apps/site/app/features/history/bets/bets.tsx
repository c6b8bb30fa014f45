import { Tabs } from '@verdigale/ui/tabs';
import { useContent } from '#app/content/use-content.ts';
import { useKind } from '../use-kind.ts';
import { BetList } from './bet-list.tsx';

const kinds = ['unsettled', 'settled'] as const;

/** Sports bets: those that are open, and those that are settled. (wire 21) */
export function Bets() {
  const text = useContent('history');
  const [kind, setKind] = useKind(kinds);
  return (
    <Tabs
      label={text('history.bets.kinds')}
      look="switch"
      onSelect={setKind}
      selected={kind}
      tabs={kinds.map((id) => ({ id, label: text(`history.bets.${id}`), panel: <BetList isSettled={id === 'settled'} key={id} /> }))}
    />
  );
}
