import type { Country, Field } from '@verdigale/contract';
import { Select } from '@verdigale/ui/select';
import { countryOptions, timeZoneOptions } from '#app/forms/fields/choice-options.tsx';
import { PlatformField } from '#app/forms/fields/platform-field.tsx';
import { kindOf, type FormValues } from '#app/forms/fields/platform-fields.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import type { Form } from '#app/forms/use-form.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';

interface ProfileFieldProps {
  field: Field;
  form: Form<FormValues>;
  countries: readonly Country[];
}

/** One field of the profile: as in the registration, and the language, which a registration takes from the page. */
export function ProfileField({ countries, ...given }: ProfileFieldProps) {
  const { locale } = useLocale();
  if (given.field.name === 'locale') return <LanguageField {...given} />;
  const kind = kindOf(given.field);
  const options = kind === 'country' ? countryOptions(countries, languageTag(locale)) : kind === 'timeZone' ? timeZoneOptions() : [];
  return <PlatformField {...given} options={options} />;
}

function LanguageField({ form, field: { name } }: Omit<ProfileFieldProps, 'countries'>) {
  const texts = useFieldTexts();
  const { locales } = useRootData();
  return (
    <FormField form={form} name={name}>
      {({ value, ...control }) => (
        <Select
          {...control}
          isRequired
          label={texts.label(name)}
          options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          value={value || null}
        />
      )}
    </FormField>
  );
}
