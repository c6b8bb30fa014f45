import { Chip } from '@verdigale/ui/chip';
import { AmountField } from '@verdigale/ui/field';
import { cleanAmount } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import type { FieldControl } from '#app/forms/form-field.tsx';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { readAmount, type Limits } from './read-amount.ts';
import styles from '../wallet.module.css';

interface Preset {
  amount: number;
  label: string;
}

interface AmountWithPresetsProps {
  control: FieldControl;
  money: CurrencyMoney;
  limits: Limits;
  presets: readonly Preset[];
}

/** The amount, its limits before anything is typed, and presets that are within them. (DEP-04) */
export function AmountWithPresets({ control, money, limits, presets }: AmountWithPresetsProps) {
  const text = useContent('modals');
  const { value, error, onChange, onBlur } = control;
  const amount = readAmount(value, money, limits);
  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  const problem = error ?? (amount.isAbove ? text('modals.wallet.amount.outOfRange', sums) : undefined);
  const shown = presets.filter((preset) => preset.amount >= limits.min && preset.amount <= limits.max);
  return (
    <div className={styles.amount}>
      <AmountField
        clean={(typed) => cleanAmount(typed, money.unit.exponent)}
        error={problem}
        // One line at a time: leaving the field must not move what the player is about to press.
        hint={problem === undefined && text('modals.wallet.amount.limits', sums)}
        isRequired
        label={text('modals.wallet.amount.label')}
        name="amount"
        onBlur={() => {
          if (amount.clampedText !== value) onChange(amount.clampedText);
          onBlur();
        }}
        onValueChange={onChange}
        unit={money.unit.label}
        value={value}
      />
      {shown.length > 0 && (
        <div aria-label={text('modals.wallet.amount.presets')} className={styles.presets} role="group">
          {shown.map((preset) => (
            <Chip
              isSelected={money.toText(preset.amount) === value}
              key={preset.amount}
              onClick={() => onChange(money.toText(preset.amount))}
            >
              {preset.label}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
