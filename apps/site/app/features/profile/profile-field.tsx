import type { Country, Field, Profile } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Select } from '@verdigale/ui/select';
import { Lock } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { useChoiceOptions } from '#app/forms/fields/use-choice-options.ts';
import { PlatformField } from '#app/forms/fields/platform-field.tsx';
import { kindOf, type FormValues } from '#app/forms/fields/platform-fields.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import type { Form } from '#app/forms/use-form.ts';
import { useRootData } from '#app/root-data.ts';
import { InfoText } from './info-text.tsx';
import styles from './profile-form.module.css';

interface ProfileFieldProps {
  field: Field;
  form: Form<FormValues>;
  countries: readonly Country[];
}

/** One field of the profile: as in the registration, and the language, which a registration takes from the page. */
export function ProfileField({ countries, ...given }: ProfileFieldProps) {
  const options = useChoiceOptions(kindOf(given.field), { countries });
  if (given.field.name === 'locale') return <LanguageField {...given} />;
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

/** What can no longer be changed stands in its place, and says so. */
export function LockedField({ profile, name, label }: { profile: Profile; name: string; label: string }) {
  const text = useContent('profile');
  return (
    <div className={styles.locked}>
      <p className={styles.lockedLabel}>{label}</p>
      <p className={styles.lockedValue}>
        <InfoText name={name} profile={profile} />
      </p>
      <p className={styles.lockedReason}>
        <Icon as={Lock} size={16} />
        {name === 'email' ? text('profile.info.edit.lockedEmail') : text('profile.info.edit.locked')}
      </p>
    </div>
  );
}
