import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { useAddressFilter } from '#app/widgets/use-address-filter.ts';
import styles from '../history.module.css';
import { commonRules, isRangeWrong } from '../invoice-filter.ts';
import { useToday } from '../use-today.ts';
import { StatementActions } from './statement-actions.tsx';
import { StatementChoices } from './statement-choices.tsx';
import { StatementSheet } from './statement-sheet.tsx';

/** What an account held, what moved it, and what it holds: of this month, until other days are asked for. */
export function StatementTab() {
  const text = useContent('history');
  const { active, isError, refetch } = useAccounts();
  const day = useToday();
  const [chosen, change] = useAddressFilter({ currency: '', from: `${day.slice(0, 8)}01`, to: day }, commonRules);
  if (isError) return <LoadFailed onRetry={refetch} title={text('history.statement.failed')} />;
  if (!active) return <Skeleton blockSize="20rem" shape="box" />;
  const choice = { ...chosen, currency: chosen.currency || active.currency };
  const isWhole = choice.from !== '' && choice.to !== '' && !isRangeWrong(choice);
  return (
    <div className={styles.panel}>
      <StatementChoices choice={choice} onChange={change} />
      {isWhole && <StatementActions choice={choice} />}
      {isWhole && <StatementSheet choice={choice} key={JSON.stringify(choice)} />}
    </div>
  );
}
