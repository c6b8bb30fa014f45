import type { Field, Profile } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { SectionTitle } from '@verdigale/ui/section-title';
import { useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ListFailure } from '#app/forms/fields/list-failure.tsx';
import { kindOf } from '#app/forms/fields/platform-fields.ts';
import { useCountries } from '#app/forms/fields/use-countries.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { sectionFields } from './info-value.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { LockedField, ProfileField } from './profile-field.tsx';
import styles from './profile-form.module.css';
import { isInForm, isLocked, profileValues } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  profile: Profile;
  fields: readonly Field[];
  onDone: () => void;
  /** The form itself, and no field: a field that has had the focus is one that may have been changed. */
  takesFocus: boolean;
}

/** The fields of the profile scenario to be filled in, by section. Only what was changed is sent. (wire 2.5) */
export function ProfileForm({ profile, fields, onDone, takesFocus }: ProfileFormProps) {
  const text = useContent('profile');
  const texts = useFieldTexts();
  const [shown] = useState(() => fields.filter(isInForm));
  const [open] = useState(() => shown.filter((field) => !isLocked(field, profile)));
  const [start] = useState(() => profileValues(profile, open));
  const [wasFocused, setFocused] = useState(false);
  const { countries, hasFailed, retry } = useCountries();

  const { form, isDirty } = useProfileForm({ open, start, onDone });
  const { ref } = form.element;
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus, ref]);

  return (
    <form {...form.element} aria-label={text('profile.info.edit.button')} className={styles.form} tabIndex={-1}>
      <FormAlert>{form.hint}</FormAlert>
      {hasFailed && <ListFailure retry={retry} />}
      <div
        className={styles.sections}
        onFocus={(event) => setFocused(wasFocused || event.target.matches('input, [role="combobox"], [aria-haspopup="listbox"]'))}
      >
        {sectionFields(shown).map(([section, list]) => (
          <section aria-labelledby={`edit-${section}`} key={section}>
            <SectionTitle id={`edit-${section}`}>{text.dynamic('profile.info.sections', section)}</SectionTitle>
            <div className={styles.fields}>
              {list.map((field) =>
                open.includes(field) ? (
                  <div data-kind={kindOf(field)} key={field.name}>
                    <ProfileField countries={countries} field={field} form={form} />
                  </div>
                ) : (
                  <LockedField key={field.name} label={texts.label(field.name)} name={field.name} profile={profile} />
                ),
              )}
            </div>
          </section>
        ))}
      </div>
      <div className={styles.bar}>
        <SubmitBar
          form={{ ...form, canSubmit: form.canSubmit && wasFocused }}
          labelOf={texts.label}
          reason={wasFocused ? undefined : text('profile.info.edit.untouched')}
        >
          {text('profile.info.edit.save')}
        </SubmitBar>
        <Button isBlock onClick={onDone} size="lg">
          {text('profile.info.edit.cancel')}
        </Button>
      </div>
      <LeaveQuestion isDirty={isDirty} />
    </form>
  );
}
