import { useEffect, useEffectEvent, type RefObject } from 'react';

type FormRef = RefObject<HTMLFormElement | null>;

const firstInvalid = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]');

export function focusFirstInvalid(form: HTMLFormElement | null): void {
  firstInvalid(form)?.focus();
}

interface Faults {
  submitCount: number;
  hasErrors: boolean;
  hasServerErrors: boolean;
  hint: string | null;
  /** New with every refusal, null before the first. */
  refused: object | null;
}

/** Leads the player to what is wrong, after a press of the button and after the platform's answer. */
export function useLeadToFault(form: FormRef, { submitCount, hasErrors, hasServerErrors, hint, refused }: Faults): void {
  const leadToFault = useEffectEvent(() => {
    if (hasErrors) focusFirstInvalid(form.current);
  });
  // Only a press of the button moves the focus, not an error that appears while typing.
  useEffect(() => {
    if (submitCount > 0) leadToFault();
  }, [submitCount]);

  // Scrolled to, not focused: the focus would take a field's message away. (A 4)
  const showRefusal = useEffectEvent(() => {
    const place = hasServerErrors ? firstInvalid(form.current) : hint !== null && form.current?.querySelector('[role="alert"]');
    if (place) place.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (refused) showRefusal();
  }, [refused]);
}
