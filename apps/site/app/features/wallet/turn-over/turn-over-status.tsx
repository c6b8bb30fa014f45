import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useMoney } from '#app/money/use-money.ts';
import { TurnOverPanel } from './turn-over-panel.tsx';
import { useTurnOver } from './use-turn-over.ts';
import type { Account } from '@verdigale/contract';

/** The staking of the active account, wherever it is asked for. */
export function TurnOverStatus() {
  const text = useContent('modals');
  const { active, isError, refetch } = useAccounts();
  if (active) return <OfAccount account={active} />;
  if (isError) return <LoadFailed onRetry={refetch} title={text('modals.wallet.accountsFailed')} />;
  return <Skeleton blockSize="14rem" shape="box" />;
}

function OfAccount({ account }: { account: Account }) {
  const text = useContent('modals');
  const moneyOf = useMoney();
  const { open, isPending, isError, refetch } = useTurnOver(account);
  if (open) return <TurnOverPanel money={moneyOf(account.currency)} turnOver={open} />;
  if (isError) return <LoadFailed onRetry={refetch} title={text('modals.turnOverWager.failed')} />;
  return isPending ? <Skeleton blockSize="14rem" shape="box" /> : <p>{text('modals.turnOverWager.free')}</p>;
}
