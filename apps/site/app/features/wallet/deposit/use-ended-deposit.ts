import type { Invoice } from '@verdigale/contract';
import { useState } from 'react';
import { useDeposits } from './use-deposits.ts';
import { isJustEnded, type DepositEnd } from './recent-deposit.ts';

/** The deposit that a result screen is about: the named one, else the latest if it fits; once found it stays that one. */
export function useEndedDeposit(end: DepositEnd, named: string | undefined): { invoice: Invoice | undefined; isPending: boolean } {
  const { deposits, isPending } = useDeposits();
  const [openedAt] = useState(Date.now);
  const [found, setFound] = useState(named);
  const [latest] = deposits ?? [];
  if (found === undefined && latest && isJustEnded(latest, end, openedAt)) setFound(latest.id);
  return { invoice: deposits?.find(({ id }) => id === found), isPending };
}
