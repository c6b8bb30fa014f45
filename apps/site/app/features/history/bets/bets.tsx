import { Tabs } from '@verdigale/ui/tabs';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { BetList } from './bet-list.tsx';

const kinds = ['unsettled', 'settled'] as const;

/** Sports bets: those that are open, and those that are settled. (wire 21) */
export function Bets() {
  const text = useContent('history');
  const [kind, setKind] = useState<(typeof kinds)[number]>('unsettled');
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
