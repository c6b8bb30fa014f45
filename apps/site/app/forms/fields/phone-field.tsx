import { languageTag } from '@verdigale/language';
import { Combobox } from '@verdigale/ui/combobox';
import { TextField } from '@verdigale/ui/field';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { countryOptions } from './choice-options.tsx';
import { ListFailure } from './list-failure.tsx';
import { joinPhone, maskNumber, splitPhone } from './phone-parts.ts';
import { useCountries } from './use-countries.ts';
import styles from './phone-field.module.css';

/** A null code stands for the visitor's country. */
interface Parts {
  code: string | null;
  number: string;
}

interface PhoneFieldProps {
  /** Digits with the calling code, as on the wire; empty without a number. */
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** Of the number; `username` where it is what somebody signs in with. */
  autoComplete?: string;
  isRequired?: boolean;
}

/** A phone: the country's calling code, found by its name, and the number. A pasted whole number finds its country itself. (REG-13) */
export function PhoneField({ value, onChange, onBlur, error, autoComplete = 'tel-national', isRequired = false }: PhoneFieldProps) {
  const text = useContent('fieldsSettings');
  const { locale } = useLocale();
  const { countries, country: here, hasFailed, retry } = useCountries();
  const [typed, setTyped] = useState<Parts | null>(null);
  // Until somebody types, what was given; where nothing was, the visitor's own calling code.
  const given = splitPhone(`+${value}`, countries) ?? { code: null, number: '' };
  // A whole number that was filled in before the countries came is read once they are there.
  const parts = typed ? (splitPhone(typed.number, countries) ?? typed) : given;
  const code = parts.code ?? here?.code ?? null;
  const joined = ({ code: chosen, number }: Parts) =>
    joinPhone(
      countries.find((each) => each.code === (chosen ?? here?.code)),
      number,
    );

  // A number that was typed before its calling code was known has that code from then on, as it is shown.
  const tell = useEffectEvent((known: string | null) => {
    if (known !== null && typed && joined(parts) !== value) onChange(joined(parts));
  });
  useEffect(() => tell(code), [code]);

  function change(next: Parts) {
    setTyped(next);
    onChange(joined(next));
  }

  function enter(entered: string) {
    const number = countries.length > 0 ? maskNumber(entered) : entered;
    change(splitPhone(entered, countries, code ?? undefined) ?? { ...parts, number });
  }

  if (hasFailed) return <ListFailure retry={retry} />;
  return (
    <div className={styles.phone} dir="ltr">
      <Combobox
        // In two fields browsers fill both; beside a login they fill one.
        autoComplete={autoComplete === 'tel-national' ? 'tel-country-code' : undefined}
        // Without a number it says nothing, and beside one there is always a code. Its place is narrow, too.
        isClearable={false}
        isRequired={isRequired}
        label={text('fieldsSettings.fieldsControls.phone.codeLabel')}
        onChange={(chosen) => change({ ...parts, code: chosen })}
        options={countryOptions(countries, languageTag(locale), 'before')}
        placeholder={text('fieldsSettings.fieldsControls.phone.placeholder.countryCode')}
        value={code}
      />
      <TextField
        autoComplete={autoComplete}
        dir="ltr"
        error={error}
        inputMode="tel"
        isRequired={isRequired}
        label={text('fieldsSettings.fieldsControls.phone.numberLabel')}
        name="phoneNumber"
        onBlur={onBlur}
        onChange={(event) => enter(event.currentTarget.value)}
        placeholder={text('fieldsSettings.fieldsControls.phone.placeholder.phoneNumber')}
        type="tel"
        value={parts.number}
      />
    </div>
  );
}
