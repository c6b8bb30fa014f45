import { Chip } from '@verdigale/ui/chip';
import { AmountField } from '@verdigale/ui/field';
import { useContent } from '#app/content/use-content.ts';
import type { AmountState } from './use-amount.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import styles from '../wallet.module.css';

interface Preset {
  amount: number;
  label: string;
}

interface AmountWithPresetsProps {
  amount: AmountState;
  money: CurrencyMoney;
  limits: { min: number; max: number };
  presets: readonly Preset[];
  error?: string | undefined;
}

/** The amount, its limits before anything is typed, and presets that are within them. (DEP-04) */
export function AmountWithPresets({ amount, money, limits, presets, error }: AmountWithPresetsProps) {
  const text = useContent('modals');
  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  const problem = error ?? (amount.isAbove ? text('modals.wallet.amount.outOfRange', sums) : undefined);
  const shown = presets.filter((preset) => preset.amount >= limits.min && preset.amount <= limits.max);
  return (
    <div className={styles.amount}>
      <AmountField
        clean={amount.clean}
        error={problem}
        // One line at a time: leaving the field must not move what the player is about to press.
        hint={problem === undefined && text('modals.wallet.amount.limits', sums)}
        isRequired
        label={text('modals.wallet.amount.label')}
        name="amount"
        onBlur={amount.clampOnBlur}
        onValueChange={amount.change}
        unit={money.unit.label}
        value={amount.text}
      />
      {shown.length > 0 && (
        <div aria-label={text('modals.wallet.amount.presets')} className={styles.presets} role="group">
          {shown.map((preset) => (
            <Chip
              isSelected={money.toText(preset.amount) === amount.text}
              key={preset.amount}
              onClick={() => amount.change(money.toText(preset.amount))}
            >
              {preset.label}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
