import { Tabs } from '@verdigale/ui/tabs';
import { useState, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './currency-list.module.css';
import { EquivalentToggle } from '../balance/equivalent-toggle.tsx';
import { useCurrencies } from '#app/money/use-money.ts';

interface CurrencyListProps {
  /** The list of the currencies that the tab shows. */
  children: (isListed: (code: string) => boolean) => ReactNode;
  /** The page goes on elsewhere: what holds the list may close. */
  onLeave?: () => void;
}

/** Currencies, all of them or those of crypto alone, with the switch for what balances are worth. (CUR-03) */
export function CurrencyList({ children, onLeave }: CurrencyListProps) {
  const text = useContent('layout');
  const { currencies } = useCurrencies();
  const [tab, setTab] = useState<'all' | 'crypto'>('all');
  const isCrypto = (code: string) => currencies.find((currency) => currency.code === code)?.type === 'crypto';
  return (
    <div className={styles.list}>
      <Tabs
        label={text('layout.header.balance.accounts')}
        onSelect={setTab}
        selected={tab}
        tabs={[
          { id: 'all', label: text('layout.header.balance.lists.all'), panel: children(() => true) },
          { id: 'crypto', label: text('layout.header.balance.lists.crypto'), panel: children(isCrypto) },
        ]}
      />
      <EquivalentToggle onLeave={onLeave} />
    </div>
  );
}
