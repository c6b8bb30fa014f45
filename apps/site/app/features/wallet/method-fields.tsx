import type { MethodField } from '@verdigale/contract';
import { TextField } from '@verdigale/ui/field';
import { Select } from '@verdigale/ui/select';
import { Textarea } from '@verdigale/ui/textarea';
import { normaliseDigits } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { firstFailure } from './field-check.ts';
import { localText } from './use-methods.ts';

interface MethodFieldsProps {
  fields: readonly MethodField[];
  values: Readonly<Record<string, string>>;
  /** Fields that have been left: only those show their error. */
  touched: ReadonlySet<string>;
  /** What the platform said, until the field is changed. */
  serverErrors: Readonly<Record<string, string>>;
  onChange: (key: string, value: string) => void;
  onTouch: (key: string) => void;
}

/** The fields that a payment method asks for, as the platform describes them. */
export function MethodFields({ fields, values, touched, serverErrors, onChange, onTouch }: MethodFieldsProps) {
  const text = useContent('modals', 'fieldsSettings');

  const errorOf = (field: MethodField): string | undefined => {
    if (serverErrors[field.key]) return text('modals.wallet.fields.refused');
    const failure = touched.has(field.key) ? firstFailure(field, values[field.key] ?? '') : undefined;
    return (
      failure && (text.dynamic('fieldsSettings.validationMessages', failure.rule, failure.params) ?? text('modals.wallet.fields.invalid'))
    );
  };

  return fields.map((field) => (
    <Control
      error={errorOf(field)}
      field={field}
      key={field.key}
      onBlur={() => onTouch(field.key)}
      onChange={(value) => onChange(field.key, value)}
      value={values[field.key] ?? ''}
    />
  ));
}

interface ControlProps {
  field: MethodField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function Control({ field, value, error, onChange, onBlur }: ControlProps) {
  const { locale } = useLocale();
  const common = {
    label: localText(field.labels, locale) || field.key,
    hint: localText(field.hints, locale) || undefined,
    error,
    isRequired: field.isRequired,
    name: field.key,
    onBlur,
  };
  // The platform fills it in; the player only reads it. (W 5)
  const isFixed = field.key === 'agentNumber';
  if (field.fieldType === 'select' || field.options) {
    const options = (field.options ?? []).map((option) => ({ value: option.id ?? '', label: option.name }));
    return <Select {...common} isDisabled={isFixed} onChange={onChange} options={options} value={value || null} />;
  }
  if (field.fieldType === 'textarea')
    return <Textarea {...common} disabled={isFixed} onChange={(event) => onChange(event.currentTarget.value)} value={value} />;
  const autoComplete = autoCompleteOf[field.key];
  return (
    <TextField
      {...common}
      autoComplete={autoComplete}
      disabled={isFixed}
      onChange={(event) => onChange(normaliseDigits(event.currentTarget.value))}
      value={value}
    />
  );
}

/** What a browser may fill in by itself. (WCAG 1.3.5) */
const autoCompleteOf: Readonly<Record<string, string>> = { card_number: 'cc-number', account_holder: 'name', phone: 'tel' };
