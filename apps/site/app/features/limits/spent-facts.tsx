import type { Limit } from '@verdigale/contract';
import { limitDefinition } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { spentOf } from './limit-groups.ts';
import styles from './limits.module.css';
import { usePlayerAccounts } from './use-player-accounts.ts';

const textKeys = {
  [limitDefinition.bet]: 'profile.limits.spent.bet',
  [limitDefinition.loss]: 'profile.limits.spent.loss',
  [limitDefinition.deposit]: 'profile.limits.spent.deposit',
} as const;

/** What limits know of the money that went: in the currency of the active account, in their own period. */
export function SpentFacts({ limits }: { limits: readonly Limit[] }) {
  const text = useContent('profile');
  const { active } = usePlayerAccounts();
  const moneyOf = useMoney();
  const spent = active ? spentOf(limits, active.currency) : [];
  return (
    <div className={styles.spent}>
      {spent.length === 0 ? (
        <p className={styles.note}>{text('profile.limits.spent.none')}</p>
      ) : (
        <dl className={styles.facts}>
          {spent.map(({ id, definition, period, currency, currentAmount }) => (
            <div key={id}>
              <dt>{text.dynamic(textKeys[definition as keyof typeof textKeys], period ?? '')}</dt>
              <dd>
                <Amount size="lg">{moneyOf(currency ?? '').format(currentAmount ?? 0)}</Amount>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <LocaleLink to="/profile/history">{text('profile.limits.spent.history')}</LocaleLink>
    </div>
  );
}
