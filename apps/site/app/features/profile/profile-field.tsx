import type { Country, Field } from '@verdigale/contract';
import { Select } from '@verdigale/ui/select';
import { Controller, type Control, type UseFormRegisterReturn } from 'react-hook-form';
import { kindOf, RegistrationField, useFieldTexts } from '#app/features/auth/index.ts';
import { countryOptions, timeZoneOptions } from '#app/features/fields/index.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import type { ProfileValues } from './profile-values.ts';

interface ProfileFieldProps {
  field: Field;
  error: string | undefined;
  value: string | boolean | undefined;
  control: Control<ProfileValues>;
  input: UseFormRegisterReturn;
  countries: readonly Country[];
}

/** One field of the profile: as in the registration, and the language, which a registration takes from the page. */
export function ProfileField({ countries, ...given }: ProfileFieldProps) {
  const { locale } = useLocale();
  if (given.field.name === 'locale') return <LanguageField {...given} />;
  const kind = kindOf(given.field);
  const options = kind === 'country' ? countryOptions(countries, languageTag(locale)) : kind === 'timeZone' ? timeZoneOptions() : [];
  return <RegistrationField {...given} options={options} />;
}

function LanguageField({ control, error, field: { name } }: Omit<ProfileFieldProps, 'countries'>) {
  const texts = useFieldTexts();
  const { locales } = useRootData();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Select
          error={error}
          isRequired
          label={texts.label(name)}
          onBlur={onBlur}
          onChange={onChange}
          options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          value={typeof value === 'string' && value !== '' ? value : null}
        />
      )}
    />
  );
}
