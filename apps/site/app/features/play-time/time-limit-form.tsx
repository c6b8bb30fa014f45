import { Button } from '@verdigale/ui/button';
import { NumberField } from '@verdigale/ui/field';
import { normaliseDigits, type RuleFailure } from '@verdigale/validation';
import { HeldButton } from '@verdigale/ui/held-button';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { changePlayTime } from '#app/queries/play-time.ts';
import styles from './play-time.module.css';
import { useTimeChange } from './use-time-change.ts';

const mostMinutes = 24 * 60;

function judgeMinutes(minutes: string): RuleFailure[] {
  if (minutes === '') return [{ rule: 'required', params: {} }];
  const isRight = Number(minutes) >= 1 && Number(minutes) <= mostMinutes;
  return isRight ? [] : [{ rule: 'between', params: { min: '1', max: String(mostMinutes) } }];
}

/** A limit on the time of a day, or another one: less holds at once, more waits. Nothing is proposed. (LIM-05) */
export function TimeLimitForm({ minutes: present }: { minutes: number | null }) {
  const text = useContent('profile', 'fieldsSettings');
  const texts = useFieldTexts();
  const end = useTimeChange();
  const form = useForm({
    defaultValues: { minutes: present === null ? '' : String(present) },
    judge({ minutes }): Record<string, RuleFailure[]> {
      const failures = judgeMinutes(minutes);
      return failures.length > 0 ? { minutes: failures } : {};
    },
    texts,
    async send({ minutes }) {
      const wish = Number(minutes);
      await changePlayTime({ limitMinutes: wish });
      void showAlert(
        present === null ? 'limit.cashLimitAdd' : wish > present ? 'limit.cashLimitEditLargeAmount' : 'limit.cashLimitEditSmallerAmount',
      );
      return {};
    },
  });
  const isSame = present !== null && Number(form.values.minutes) === present;
  const unmet = text('fieldsSettings.submitReasons.unmet', { fields: text('profile.playTime.limit.label') });
  const whyNot = isSame ? text('profile.info.edit.untouched') : form.unmet.length > 0 ? unmet : undefined;
  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      <FormField form={form} name="minutes">
        {({ value, error, onChange, onBlur }) => (
          <NumberField
            clean={(typed) => normaliseDigits(typed).replaceAll(/\D/g, '').slice(0, 4)}
            error={error}
            label={text('profile.playTime.limit.label')}
            name="minutes"
            onBlur={onBlur}
            onValueChange={onChange}
            value={value}
          />
        )}
      </FormField>
      <div className={styles.actions}>
        <HeldButton reason={whyNot} isLoading={form.isSubmitting} type="submit">
          {text(present === null ? 'profile.playTime.limit.set' : 'profile.limits.own.edit')}
        </HeldButton>
        {present !== null && (
          <Button isLoading={end.isPending} onClick={() => end.mutate({ to: null, tell: 'limit.cashLimitCancel' })} variant="ghost">
            {text('profile.limits.own.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
