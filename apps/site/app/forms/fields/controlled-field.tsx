import { Combobox } from '@verdigale/ui/combobox';
import { NumberField } from '@verdigale/ui/field';
import type { Option } from '@verdigale/ui/list-box';
import { Select } from '@verdigale/ui/select';
import { normaliseDigits } from '@verdigale/validation';
import { cpfMask } from '@verdigale/validation/masks';
import { useContent } from '#app/content/use-content.ts';
import { FormField, type FieldControl } from '../form-field.tsx';
import type { Form } from '../use-form.ts';
import { DateField } from './date-field.tsx';
import { MaskedField } from './masked-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { FieldKind, FormValues } from './platform-fields.ts';

interface Words {
  label: string;
  placeholder: string | undefined;
  isRequired: boolean;
}

interface WidgetProps {
  kind: Exclude<FieldKind, 'checkbox' | 'password' | 'email' | 'promoCode' | 'text'>;
  name: string;
  options: readonly Option[];
  words: Words;
}

/** Nine digits are the most of any country. (wire 20) */
const postalCodeMask = '#########';

/** A field of the platform that is more than an input of text. */
export function ControlledField({ form, ...rest }: WidgetProps & { form: Form<FormValues> }) {
  return (
    <FormField form={form} name={rest.name}>
      {(control) => <Widget {...rest} {...control} />}
    </FormField>
  );
}

function Widget({ kind, name, options, words, value, error, onChange, onBlur }: WidgetProps & FieldControl) {
  const text = useContent('fieldsSettings');
  const { placeholder, ...label } = words;
  const frame = { ...label, error };
  const given = { ...frame, value, onChange, onBlur };
  switch (kind) {
    case 'phone':
      return <PhoneField {...given} />;
    case 'date':
      return <DateField {...given} />;
    case 'taxNumber':
      return <MaskedField {...given} mask={cpfMask} placeholder={placeholder} />;
    case 'postalCode':
      return <MaskedField {...given} autoComplete="postal-code" mask={postalCodeMask} placeholder={placeholder} />;
    case 'integer':
      return (
        <NumberField
          {...frame}
          clean={(typed) => normaliseDigits(typed).replace(/\D/g, '').slice(0, 3)}
          onBlur={onBlur}
          onValueChange={onChange}
          placeholder={placeholder}
          value={value}
        />
      );
    case 'gender':
      return (
        <Select
          {...given}
          autoComplete="sex"
          name={name}
          options={[
            { value: 'female', label: text('fieldsSettings.fieldsControls.gender.femaleLabel') },
            { value: 'male', label: text('fieldsSettings.fieldsControls.gender.maleLabel') },
          ]}
          placeholder={placeholder ?? ''}
          value={value || null}
        />
      );
    default:
      return (
        <Combobox
          {...frame}
          autoComplete={name === 'country' ? 'country' : undefined}
          name={name}
          onBlur={onBlur}
          onChange={(chosen) => onChange(chosen ?? '')}
          options={options}
          placeholder={placeholder ?? ''}
          value={value || null}
        />
      );
  }
}
