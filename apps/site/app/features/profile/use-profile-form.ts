import type { Field } from '@verdigale/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showAlert } from '#app/alerts/show-alert.ts';
import { proven } from '#app/features/proof/index.ts';
import { usePhoneTools } from '#app/forms/fields/phone-tools.ts';
import { judgeFields, kindOf, type FormValues } from '#app/forms/fields/platform-fields.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { callApi, session } from '#app/session/index.ts';
import { changedValues } from './profile-values.ts';

interface ProfileFormOptions {
  /** The fields that can be changed, and their values to begin with. */
  open: readonly Field[];
  start: FormValues;
  onDone: () => void;
}

/** The form of the profile, which sends what differs from its start, and whether leaving it would lose something. */
export function useProfileForm({ open, start, onDone }: ProfileFormOptions) {
  const texts = useFieldTexts();
  const [isSaved, setSaved] = useState(false);
  const phoneTools = usePhoneTools(open.some((field) => kindOf(field) === 'phone'));

  async function save(values: FormValues): Promise<Refusal | null> {
    const body = changedValues(values, start);
    try {
      if (Object.keys(body).length > 0) {
        const { data } = await proven(() => callApi('player.profile.update', { body }));
        session.profileChanged(data);
        void showAlert('profile.saved');
      }
      // Before the way out asks whether something would be lost.
      flushSync(() => setSaved(true));
      onDone();
      return null;
    } catch (error) {
      const failure = formFailureOf(error);
      if (failure.kind !== 'fields') throw error;
      // A fault of a field that the form does not show is said above it.
      const isShown = ([name]: [string, string]) => open.some((field) => field.name === name);
      const faults = Object.entries(failure.fields);
      const elsewhere = faults.filter((fault) => !isShown(fault)).map(([name, fault]) => `${texts.label(name)}: ${fault}`);
      return { fields: Object.fromEntries(faults.filter(isShown)), ...(elsewhere.length > 0 && { hint: elsewhere.join(' ') }) };
    }
  }

  const form = useForm<FormValues>({
    defaultValues: start,
    judge: (values) => judgeFields(values, open, phoneTools?.phoneRules),
    texts,
    send: save,
  });
  return { form, isDirty: !isSaved && Object.keys(changedValues(form.values, start)).length > 0 };
}
