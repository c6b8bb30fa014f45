import type { Field, Profile } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { SectionTitle } from '@verdigale/ui/section-title';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useContent } from '#app/content/use-content.ts';
import { authFailureOf, FormAlert, judgeRegistration, kindOf, SubmitBar, useAuthForm, useFieldTexts } from '#app/features/auth/index.ts';
import { ListFailure, useCountries, usePhoneTools } from '#app/features/fields/index.ts';
import { showAlert } from '#app/features/alerts/index.ts';
import { callApi, session } from '#app/session/index.ts';
import { sectionFields } from './info-value.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { LockedField } from './locked-field.tsx';
import { ProfileField } from './profile-field.tsx';
import styles from './profile-form.module.css';
import { changedValues, isInForm, isLocked, profileValues, type ProfileValues } from './profile-values.ts';

interface ProfileFormProps {
  profile: Profile;
  fields: readonly Field[];
  onDone: () => void;
}

/** The fields of the profile scenario to be filled in, by section. Only what was changed is sent. (W 2.5) */
export function ProfileForm({ profile, fields, onDone }: ProfileFormProps) {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('profile');
  const texts = useFieldTexts();
  const [shown] = useState(() => fields.filter(isInForm));
  const [open] = useState(() => shown.filter((field) => !isLocked(field, profile)));
  const [start] = useState(() => profileValues(profile, open));
  const [wasFocused, setFocused] = useState(false);
  const [hint, setHint] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const phoneTools = usePhoneTools(open.some((field) => kindOf(field) === 'phone'));
  const { countries, hasFailed, retry } = useCountries();

  async function save(values: ProfileValues): Promise<Readonly<Record<string, string>> | null> {
    setHint(null);
    const body = changedValues(values, start);
    try {
      if (Object.keys(body).length > 0) {
        const { data } = await callApi('player.profile.update', { body });
        session.profileChanged(data);
        void showAlert('profile.saved');
      }
      // Before the way out asks whether something would be lost.
      flushSync(() => setSaved(true));
      onDone();
      return null;
    } catch (error) {
      const failure = authFailureOf(error);
      if (failure.kind !== 'fields') throw error;
      // A fault of a field that the form does not show is said above it.
      const elsewhere = Object.entries(failure.fields).filter(([name]) => !open.some((field) => field.name === name));
      setHint(elsewhere.map(([name, fault]) => `${texts.label(name)}: ${fault}`).join(' ') || null);
      return Object.fromEntries(Object.entries(failure.fields).filter(([name]) => open.some((field) => field.name === name)));
    }
  }

  const auth = useAuthForm<ProfileValues>({
    defaultValues: start,
    judge: (values) => judgeRegistration(values, open, phoneTools?.phoneRules),
    texts,
    send: save,
  });
  const { form, formRef, values } = auth;

  return (
    <form className={styles.form} method="post" noValidate onSubmit={auth.onSubmit} ref={formRef}>
      <FormAlert>{hint}</FormAlert>
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
                  <div data-kind={kindOf(field)} key={field.name} onFocus={() => auth.forgetServerError(field.name)}>
                    <ProfileField
                      control={form.control}
                      countries={countries}
                      error={auth.errorOf(field.name)}
                      field={field}
                      input={form.register(field.name)}
                      value={values[field.name]}
                    />
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
          form={{ ...auth, canSubmit: auth.canSubmit && wasFocused }}
          labelOf={texts.label}
          reason={wasFocused ? undefined : text('profile.info.edit.untouched')}
        >
          {text('profile.info.edit.save')}
        </SubmitBar>
        <Button isBlock onClick={onDone} size="lg">
          {text('profile.info.edit.cancel')}
        </Button>
      </div>
      <LeaveQuestion isDirty={!isSaved && Object.keys(changedValues(values, start)).length > 0} />
    </form>
  );
}
