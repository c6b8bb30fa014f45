import { useQuery } from '@tanstack/react-query';
import type { Account } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Hourglass } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { openWithdrawalsQuery } from '#app/queries/open-withdrawals.ts';
import styles from './pending-withdrawals.module.css';

/** What of this account is on its way out, and the way to follow it or take it back; nothing without. */
export function PendingWithdrawals({ account }: { account: Account }) {
  const text = useContent('layout');
  const money = useMoney()(account.currency);
  const { data: open = [] } = useQuery(openWithdrawalsQuery(account.currency));
  if (open.length === 0) return null;
  const sum = open.reduce((total, { amount }) => money.add(total, amount), 0);
  return (
    <p className={styles.pending}>
      <Icon as={Hourglass} size={16} />
      <span>{text('layout.header.balance.onItsWay', { sum: money.format(sum) })}</span>
      <LocaleLink to="/profile/history">{text('layout.header.balance.follow')}</LocaleLink>
    </p>
  );
}
