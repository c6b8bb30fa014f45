import type { Account } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { Combobox } from '@verdigale/ui/combobox';
import { Icon } from '@verdigale/ui/icon';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { notOwned } from './account-choice.tsx';
import styles from './accounts-page.module.css';
import { CurrencyMark } from './currency-mark.tsx';
import { useAddAccount } from './use-account-actions.ts';
import { useCurrencyName } from './use-currency-name.ts';
import { useCurrencies } from '#app/money/use-money.ts';

/** One account per currency: offers those that the player has none in. (CUR-01) */
export function AddAccount({ accounts }: { accounts: readonly Account[] }) {
  const text = useContent('profile');
  const { currencies } = useCurrencies();
  const nameOf = useCurrencyName();
  const [chosen, setChosen] = useState<string | null>(null);
  const add = useAddAccount(() => setChosen(null));
  const offered = notOwned(currencies, accounts);
  if (offered.length === 0) return null;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (chosen !== null) add.mutate(chosen);
  }

  return (
    <form className={styles.add} noValidate onSubmit={onSubmit}>
      <Combobox
        label={text('profile.wallet.add.label')}
        onChange={setChosen}
        options={offered.map(({ code, name, symbol }) => ({
          value: code,
          label: code,
          description: nameOf(code),
          media: <CurrencyMark code={code} size={20} />,
          keywords: [nameOf(code), name, symbol],
        }))}
        placeholder={text('profile.wallet.add.placeholder')}
        value={chosen}
      />
      <Button disabled={chosen === null} isLoading={add.isPending} type="submit">
        <Icon as={Plus} />
        {text('profile.wallet.add.button')}
      </Button>
    </form>
  );
}
