import type { MethodField } from '@verdigale/contract';
import { TextField } from '@verdigale/ui/field';
import { Select } from '@verdigale/ui/select';
import { Textarea } from '@verdigale/ui/textarea';
import { chosenOption, fixedMethodField, isMethodFieldRequired } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { MaskedField } from '#app/forms/fields/masked-field.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { textKind } from './text-kinds.ts';
import { localText } from './use-methods.ts';

interface MethodControlProps {
  field: MethodField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Of an option without an id: a control needs some text for it. */
const noId = '-';

/** One field of a payment method, by its kind: a choice, several lines, or a line of its own form. (W 3) */
export function MethodControl({ field, value, error, onChange, onBlur }: MethodControlProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  // The platform fills it in; the player only reads it. (W 5)
  const isFixed = field.key === fixedMethodField;
  const common = {
    label: localText(field.labels, locale) || field.key,
    hint: localText(field.hints, locale) || undefined,
    error,
    isRequired: isMethodFieldRequired(field),
    name: field.key,
    onBlur,
  };
  if (field.fieldType === 'select' || field.options) {
    const options = field.options ?? [];
    const chosen = chosenOption(field, value);
    return (
      <Select
        {...common}
        onChange={(id) => onChange(id === noId ? '' : id)}
        options={options.map(({ id, name }) => ({ value: id || noId, label: name }))}
        placeholder={text('modals.wallet.fields.choose')}
        value={chosen ? chosen.id || noId : null}
      />
    );
  }
  if (field.fieldType === 'textarea')
    return <Textarea {...common} onChange={(event) => onChange(event.currentTarget.value)} value={value} />;
  const { mask, clean, ...input } = textKind(field.key);
  if (mask) return <MaskedField {...common} {...input} mask={mask} onChange={onChange} value={value} />;
  return (
    <TextField {...common} {...input} disabled={isFixed} onChange={(event) => onChange(clean(event.currentTarget.value))} value={value} />
  );
}
