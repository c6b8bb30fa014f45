import type { Account } from '@verdigale/contract';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { Popover } from '#app/widgets/popover.tsx';
import { AccountChoice } from './account-choice.tsx';
import { CurrencyList } from './currency-list.tsx';
import { useAccounts } from './use-accounts.ts';

/** Another currency for the wallet, coins among them, without leaving it. */
export function CurrencyChange({ active, className }: { active: Account; className: string | undefined }) {
  const text = useContent('modals');
  const { accounts } = useAccounts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!accounts) return null;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(props) => (
        <button {...props} className={className} type="button">
          {text('modals.wallet.changeCurrency')}
        </button>
      )}
    >
      <CurrencyList onLeave={close}>
        {(isListed) => <AccountChoice accounts={accounts} active={active} isListed={isListed} onChosen={close} />}
      </CurrencyList>
    </Popover>
  );
}
