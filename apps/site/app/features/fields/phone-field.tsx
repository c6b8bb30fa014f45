import type { Country } from '@verdigale/contract';
import { Combobox } from '@verdigale/ui/combobox';
import { TextField } from '@verdigale/ui/field';
import { Flag } from '@verdigale/ui/flag';
import type { Option } from '@verdigale/ui/list-box';
import { useMemo, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { joinPhone, maskNumber, splitPhone } from './phone-parts.ts';
import styles from './phone-field.module.css';

interface PhoneFieldProps {
  /** Digits with the calling code, as on the wire; empty without a number. */
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  countries: readonly Country[];
  /** Whose calling code stands there until somebody chooses another; a code of `countries`. */
  suggested: string | null;
  error?: string | undefined;
  isRequired?: boolean;
}

/** A phone: the country's calling code, found by its name, and the number. A pasted whole number finds its country itself. (REG-13) */
export function PhoneField({ value, onChange, onBlur, countries, suggested, error, isRequired = false }: PhoneFieldProps) {
  const text = useContent('fieldsSettings');
  const { locale } = useLocale();
  const options = useMemo(() => prefixOptions(countries, languageTag(locale)), [countries, locale]);
  const [parts, setParts] = useState(() => splitPhone(`+${value}`, countries) ?? { code: null, number: '' });
  const code = parts.code ?? suggested;

  function change(next: { code: string | null; number: string }) {
    setParts(next);
    const country = countries.find((each) => each.code === (next.code ?? suggested));
    onChange(joinPhone(country, next.number));
  }

  return (
    <div className={styles.phone} dir="ltr">
      <Combobox
        isRequired={isRequired}
        label={text('fieldsSettings.fieldsControls.phone.codeLabel')}
        onChange={(chosen) => change({ ...parts, code: chosen })}
        options={options}
        placeholder={text('fieldsSettings.fieldsControls.phone.placeholder.countryCode')}
        value={code}
      />
      <TextField
        autoComplete="tel-national"
        dir="ltr"
        error={error}
        inputMode="tel"
        isRequired={isRequired}
        label={text('fieldsSettings.fieldsControls.phone.numberLabel')}
        name="phoneNumber"
        onBlur={onBlur}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          change(splitPhone(typed, countries, code ?? undefined) ?? { ...parts, number: maskNumber(typed) });
        }}
        placeholder={text('fieldsSettings.fieldsControls.phone.placeholder.phoneNumber')}
        type="tel"
        value={parts.number}
      />
    </div>
  );
}

/** By the countries' names in the page's language; found by native name, code and calling code too. */
function prefixOptions(countries: readonly Country[], language: string): Option[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({ ...country, shown: names.of(country.code) ?? country.name }))
    .toSorted((a, b) => compare(a.shown, b.shown))
    .map(({ code, name, nativeName, phonePrefix, shown }) => ({
      value: code,
      label: `+${phonePrefix} ${shown}`,
      media: <Flag code={code} />,
      keywords: [name, nativeName, code],
    }));
}
