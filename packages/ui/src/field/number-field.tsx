import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './field.module.css';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'defaultValue' | 'dir' | 'end'> & {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** What of the typed text may stay: digits of any script to ASCII, length, point. The rules live with the caller. */
  readonly clean: (typed: string) => string;
  /** Behind the figure, such as a currency. */
  readonly unit?: ReactNode;
};

/** Figures, left to right in every language. Text, not `type=number`: no wheel, no exponent, no lost zeros. */
export function NumberField({ value, onValueChange, clean, unit, inputMode = 'numeric', ...rest }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      dir="ltr"
      end={unit != null && <span className={styles.unit}>{unit}</span>}
      inputMode={inputMode}
      onChange={(event) => onValueChange(clean(event.currentTarget.value))}
      type="text"
      value={value}
    />
  );
}

/** A sum of money, set large: the figure that the view is about. */
export function AmountField(props: NumberFieldProps) {
  return <NumberField inputMode="decimal" {...props} data-figure="" />;
}
