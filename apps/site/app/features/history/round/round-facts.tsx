import type { Round } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { CopyButton } from '@verdigale/ui/copy-button';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { Facts, type Fact } from '#app/widgets/facts.tsx';
import { signed } from '../statement/signed.ts';
import styles from './round.module.css';

/** When, where, for how much, and what it came to. */
export function RoundFacts({ round }: { round: Round }) {
  const text = useContent('history');
  const dateOf = useDateFormat('row');
  const money = useMoney()(round.currency);
  const result = money.subtract(round.payout, round.amount);
  const before = round.transactions.find(({ balanceBefore }) => balanceBefore !== null)?.balanceBefore ?? null;
  const after = round.transactions.findLast(({ balanceAfter }) => balanceAfter !== null)?.balanceAfter ?? null;
  const facts: Fact[] = [
    [text('history.round.facts.played'), dateOf(round.createdAt)],
    [text('history.round.facts.provider'), round.provider],
    [text('history.round.facts.state'), text.dynamic('history.round.states', round.status)],
    [text('history.spins.tableColumns.amount'), <Amount key="stake">{money.format(round.amount)}</Amount>],
    [text('history.spins.tableColumns.payout'), <Amount key="payout">{money.format(round.payout)}</Amount>],
    [
      text('history.round.facts.result'),
      <Amount key="result" tone={result > 0 ? 'gain' : 'plain'}>
        {signed(money, result)}
      </Amount>,
    ],
  ];
  if (before !== null) facts.push([text('history.round.facts.before'), <Amount key="before">{money.format(before)}</Amount>]);
  if (after !== null) facts.push([text('history.statement.columns.balance'), <Amount key="after">{money.format(after)}</Amount>]);
  return (
    <>
      <Facts facts={facts} look="columns" />
      <p className={styles.id}>
        {text('history.round.facts.id')}
        <CopyButton className={styles.copy} label={<bdi dir="ltr">{round.roundId}</bdi>} size="sm" text={round.roundId} variant="ghost" />
      </p>
    </>
  );
}
