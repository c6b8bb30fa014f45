import { languageTag } from '@verdigale/language';
import { Button } from '@verdigale/ui/button';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import type { Form } from './use-form.ts';
import styles from './form.module.css';

interface SubmitBarProps {
  children: ReactNode;
  form: Pick<Form<FieldValues>, 'canSubmit' | 'isSubmitting' | 'unmet' | 'serverErrors'>;
  labelOf: (name: string) => string;
  /** A reason that is not a field. */
  reason?: string | undefined;
}

/** The form's one button. While it cannot be pressed it says why; pressed all the same, or by Enter in a field, it leads to the first fault, or to nothing. */
export function SubmitBar({ children, form, labelOf, reason: given }: SubmitBarProps) {
  const text = useContent('fieldsSettings');
  const { locale } = useLocale();
  const reasonId = useId();
  const { canSubmit, isSubmitting, unmet, serverErrors } = form;
  const list = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' });
  function whyNot(): string | null {
    if (isSubmitting) return null;
    if (Object.keys(serverErrors).length > 0) return text('fieldsSettings.submitReasons.refused');
    if (unmet.length > 0) return text('fieldsSettings.submitReasons.unmet', { fields: list.format(unmet.map(labelOf)) });
    return given ?? null;
  }
  const reason = whyNot();
  // There is no fault to lead to, and the form would be sent.
  const isHeld = given !== undefined && reason === given;
  return (
    <div className={styles.submit}>
      <Button
        aria-describedby={reason === null ? undefined : reasonId}
        aria-disabled={!canSubmit || undefined}
        isBlock
        isLoading={isSubmitting}
        onClick={(event) => isHeld && event.preventDefault()}
        size="lg"
        type="submit"
        variant="primary"
      >
        {children}
      </Button>
      {reason !== null && (
        <p className={styles.reason} id={reasonId}>
          {reason}
        </p>
      )}
    </div>
  );
}
