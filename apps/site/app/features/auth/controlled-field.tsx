import { Combobox } from '@verdigale/ui/combobox';
import { NumberField } from '@verdigale/ui/field';
import type { Option } from '@verdigale/ui/list-box';
import { Select } from '@verdigale/ui/select';
import { normaliseDigits } from '@verdigale/validation';
import { cpfMask } from '@verdigale/validation/masks';
import { Controller, type Control } from 'react-hook-form';
import { useContent } from '#app/content/use-content.ts';
import { DateField, MaskedField, PhoneField } from '#app/features/fields/index.ts';
import type { FieldKind, RegistrationValues } from './registration-fields.ts';

interface Words {
  label: string;
  placeholder: string | undefined;
  error: string | undefined;
  isRequired: boolean;
}

interface ControlledFieldProps {
  kind: Exclude<FieldKind, 'checkbox' | 'password' | 'email' | 'promoCode' | 'text'>;
  name: string;
  control: Control<RegistrationValues>;
  options: readonly Option[];
  words: Words;
}

/** Nine digits are the most of any country. (wire 20) */
const postalCodeMask = '#########';

/** A field that is more than an input: the form library is told of its value by hand. */
export function ControlledField({ name, control, ...rest }: ControlledFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Widget {...rest} {...{ name, onBlur, onChange }} value={typeof value === 'string' ? value : ''} />
      )}
    />
  );
}

interface WidgetProps extends Omit<ControlledFieldProps, 'control'> {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function Widget({ kind, name, options, words, value, onChange, onBlur }: WidgetProps) {
  const text = useContent('fieldsSettings');
  const { placeholder, ...frame } = words;
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
