import { dateTag } from '@verdigale/language';
import { FieldFrame, TextField } from '@verdigale/ui/field';
import { useState, type FocusEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { datePartOrder, joinDate, maskPart, splitDate, type DatePart } from './date-parts.ts';
import styles from './date-field.module.css';

interface DateFieldProps {
  label: string;
  /** `1990-02-28`, or empty. */
  value: string;
  onChange: (date: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  isRequired?: boolean;
}

const tokens = { day: 'bday-day', month: 'bday-month', year: 'bday-year' };

/** A date of birth in three fields, in the order of the language: faster to type than to find in a calendar. */
export function DateField({ label, value, onChange, onBlur, error, isRequired = false }: DateFieldProps) {
  const text = useContent('fieldsSettings');
  const { locale } = useLocale();
  const [parts, setParts] = useState(() => splitDate(value));
  const words = {
    day: [text('fieldsSettings.fieldsControls.birthdate.dayLabel'), text('fieldsSettings.fieldsControls.birthdate.placeholderDay')],
    month: [text('fieldsSettings.fieldsControls.birthdate.monthLabel'), text('fieldsSettings.fieldsControls.birthdate.placeholderMonth')],
    year: [text('fieldsSettings.fieldsControls.birthdate.yearLabel'), text('fieldsSettings.fieldsControls.birthdate.placeholderYear')],
  } as const;

  function change(part: DatePart, typed: string) {
    const next = { ...parts, [part]: maskPart(part, typed) };
    setParts(next);
    onChange(joinDate(next));
  }

  /** The date is left when the focus leaves all three. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (!currentTarget.closest('[role="group"]')?.contains(relatedTarget)) onBlur?.();
  }

  return (
    <FieldFrame error={error} isRequired={isRequired} label={label}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': required }) => (
        <div aria-label={label} className={styles.parts} id={id} role="group">
          {datePartOrder(dateTag(locale)).map((part) => (
            <TextField
              aria-describedby={describedBy}
              aria-invalid={isInvalid}
              aria-required={required}
              autoComplete={tokens[part]}
              dir="ltr"
              inputMode="numeric"
              key={part}
              label={words[part][0]}
              onBlur={leave}
              onChange={(event) => change(part, event.currentTarget.value)}
              placeholder={words[part][1]}
              value={parts[part]}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
