import type { RuleFailure } from '@verdigale/validation';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import { preloadAlerts, showError } from '#app/features/alerts/index.ts';
import type { FieldTexts } from './use-field-texts.ts';

type Judge<V> = (values: V) => Record<string, RuleFailure[]>;

interface AuthFormOptions<V extends FieldValues> {
  defaultValues: DefaultValues<V>;
  judge: Judge<V>;
  texts: FieldTexts;
  /** Makes the call. Answers what the platform has against single fields, null when it is done; what it throws is shown as an alert. */
  send: (values: V) => Promise<Readonly<Record<string, string>> | null>;
}

export interface AuthForm<V extends FieldValues> {
  form: UseFormReturn<V>;
  formRef: React.RefObject<HTMLFormElement | null>;
  values: V;
  /** The text to show at a field: the platform's, else the first rule that it does not meet once it was touched. */
  errorOf: (name: string) => string | undefined;
  /** What the platform refused and nobody has looked at since. */
  serverErrors: Readonly<Record<string, string>>;
  /** A field has the focus: what the platform said about it no longer stands. (A 4) */
  forgetServerError: (name: string) => void;
  /** The platform refused fields after all, in a step that followed the form. */
  refuse: (faults: Readonly<Record<string, string>>) => void;
  /** Names of the fields that are not right yet, touched or not. */
  unmet: string[];
  isSubmitting: boolean;
  canSubmit: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form that is judged on blur, then on every key; that cannot be sent while it is wrong, and says why. (A 5) */
export function useAuthForm<V extends FieldValues>({ defaultValues, judge, texts, send }: AuthFormOptions<V>): AuthForm<V> {
  // The library keeps its state in objects that it changes in place, which memoised reads would miss.
  'use no memo';
  const formRef = useRef<HTMLFormElement>(null);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useForm<V>({ mode: 'onTouched', defaultValues, resolver: resolverOf(judge, texts), shouldFocusError: false });
  const [isDone, setIsDone] = useState(false);
  const { errors, submitCount } = form.formState;
  // Once done, the modal is on its way out and takes no second press.
  const isSubmitting = form.formState.isSubmitting || isDone;
  const values = form.watch();
  const unmet = Object.keys(judge(values));
  const hasServerErrors = Object.keys(serverErrors).length > 0;

  useEffect(preloadAlerts, []);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount > 0 && hasErrors) focusFirstInvalid(formRef.current);
    // Only a press of the button moves the focus, not an error that appears while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);

  return {
    form,
    formRef,
    values,
    serverErrors,
    errorOf: (name) => serverErrors[name] ?? (errors[name as Path<V>]?.message as string | undefined),
    forgetServerError(name) {
      if (Object.hasOwn(serverErrors, name)) setServerErrors(({ [name]: _, ...rest }) => rest);
    },
    refuse: setServerErrors,
    unmet,
    isSubmitting,
    canSubmit: unmet.length === 0 && !hasServerErrors && !isSubmitting,
    onSubmit(event) {
      event.preventDefault();
      if (isSubmitting) return;
      if (hasServerErrors) return focusFirstInvalid(formRef.current);
      const submit = form.handleSubmit(async (sent) => {
        const refused = await send(sent);
        setServerErrors(refused ?? {});
        setIsDone(refused === null);
      });
      void submit(event).catch(showError);
    },
  };
}

function resolverOf<V extends FieldValues>(judge: Judge<V>, texts: FieldTexts): Resolver<V> {
  return (values) => {
    const failed = Object.entries(judge(values)).flatMap(([name, [first]]) => (first ? [[name, first] as const] : []));
    if (failed.length === 0) return { values, errors: {} };
    const errors = failed.map(([name, first]) => [name, { type: first.rule, message: texts.message(name, first) }] as const);
    return { values: {}, errors: Object.fromEntries(errors) } as ReturnType<Resolver<V>>;
  };
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
