import { serverNow } from '@verdigale/client/server-clock';
import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { useState } from 'react';
import { useDeposits } from './use-deposits.ts';

/** The ends of a deposit as the content and the query flags name them. */
export type DepositEnd = 'depositSuccess' | 'depositPending' | 'depositRedirect' | 'depositError';

const { processing, pending, success, rejected } = invoiceStatus;
const statusesOf: Readonly<Record<DepositEnd, readonly number[]>> = {
  // The provider may send the player back before it notifies the platform.
  depositSuccess: [success, pending],
  // And after it.
  depositPending: [pending, processing, success],
  depositRedirect: [pending, processing, success],
  depositError: [rejected, pending],
};
const recentMs = 60 * 60 * 1000;

/** Whether the player's latest deposit is the one that just ended so: nobody is sent back with an id that could be trusted. */
export function isJustEnded({ status, createdAt }: Pick<Invoice, 'status' | 'createdAt'>, end: DepositEnd, now: number): boolean {
  return statusesOf[end].includes(status) && now - Date.parse(createdAt) < recentMs;
}

/** What the screen says. That a deposit has arrived is said of an invoice alone: anybody may open the address that says so. */
export function endOf(asked: DepositEnd, invoice: Pick<Invoice, 'status'> | undefined): DepositEnd {
  if (invoice?.status === success) return 'depositSuccess';
  if (invoice?.status === rejected) return 'depositError';
  return asked === 'depositSuccess' ? 'depositRedirect' : asked;
}

/** The deposit that a result screen is about: the named one, else the latest if it fits; once found it stays that one. */
export function useEndedDeposit(end: DepositEnd, named: string | undefined): { invoice: Invoice | undefined; isPending: boolean } {
  const { deposits, isPending } = useDeposits();
  const [openedAt] = useState(() => serverNow());
  const [found, setFound] = useState(named);
  const [latest] = deposits ?? [];
  if (found === undefined && latest && isJustEnded(latest, end, openedAt)) setFound(latest.id);
  return { invoice: deposits?.find(({ id }) => id === found), isPending };
}
