import { Select } from '@verdigale/ui/select';
import { useContent } from '#app/content/use-content.ts';
import styles from '../history.module.css';
import { DayField } from '../day-field.tsx';
import { isRangeWrong } from '../invoice-filter.ts';
import { useOwnCurrencies } from '../use-own-currencies.ts';
import { useToday } from '../use-today.ts';
import type { StatementChoice } from './statement-choice.ts';

interface StatementChoicesProps {
  choice: StatementChoice;
  onChange: (choice: StatementChoice) => void;
}

/** Of which account, and of which days up to today. */
export function StatementChoices({ choice, onChange }: StatementChoicesProps) {
  const text = useContent('history');
  const currencies = useOwnCurrencies();
  const lastDay = useToday();
  const set = (name: keyof StatementChoice) => (value: string) => onChange({ ...choice, [name]: value });
  return (
    <div aria-label={text('history.statement.choice')} className={styles.filters} role="group">
      <Select
        label={text('history.transactions.filters.currency')}
        onChange={set('currency')}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
        value={choice.currency}
      />
      <DayField label={text('history.transactions.filters.from')} max={choice.to || lastDay} onChange={set('from')} value={choice.from} />
      <DayField
        error={isRangeWrong(choice) && text('history.transactions.filters.wrongRange')}
        label={text('history.transactions.filters.to')}
        max={lastDay}
        min={choice.from || undefined}
        onChange={set('to')}
        value={choice.to}
      />
    </div>
  );
}
