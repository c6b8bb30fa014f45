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
      onChange={({ currentTarget }) => {
        keepCaret(currentTarget, clean);
        onValueChange(clean(currentTarget.value));
      }}
      type="text"
      value={value}
    />
  );
}

/**
 * Leaves the caret behind what it stands behind. A value that is written anew, with a point more or a letter less than what was typed, sends it to
 * the end, where the next digit would make another number.
 */
function keepCaret(input: HTMLInputElement, clean: NumberFieldProps['clean']): void {
  const at = input.selectionStart ?? input.value.length;
  if (at === input.value.length) return;
  const before = clean(input.value.slice(0, at)).length;
  // By then the value is written.
  queueMicrotask(() => {
    let place = 0;
    while (place < input.value.length && clean(input.value.slice(0, place)).length < before) place += 1;
    input.setSelectionRange(place, place);
  });
}

/** A sum of money, set large: the figure that the view is about. */
export function AmountField(props: NumberFieldProps) {
  return <NumberField inputMode="decimal" {...props} data-figure="" />;
}
