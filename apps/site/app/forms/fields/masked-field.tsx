import { NumberField, type NumberFieldProps } from '@verdigale/ui/field';
import { textMask } from '@verdigale/validation/masks';

interface MaskedFieldProps extends Omit<NumberFieldProps, 'clean' | 'value' | 'onValueChange'> {
  /** `#` digit, `@` letter, `*` either; anything else stands for itself. (VAL-06) */
  mask: string;
  /** What was entered, without the fixed characters of the mask. */
  value: string;
  onChange: (entered: string) => void;
}

/** A text of a fixed form, such as a tax number: shown with its points and hyphens, passed on without them. */
export function MaskedField({ mask: pattern, value, onChange, ...rest }: MaskedFieldProps) {
  const mask = textMask(pattern);
  return <NumberField {...rest} clean={mask.strip} onValueChange={onChange} value={mask.apply(value)} />;
}
