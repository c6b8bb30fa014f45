import type { RuleFailure } from '@verdigale/validation';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import {
  useForm as useLibrary,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { preloadAlerts, showError } from '#app/alerts/show-alert.ts';
import { afterPress, watchPresses } from './after-press.ts';
import { focusFirstInvalid, useLeadToFault } from './lead-to-fault.ts';
import type { FieldTexts } from './use-field-texts.ts';
import { useRefusal, type Refusal } from './use-refusal.ts';

export type { Refusal };

interface FormOptions<V extends FieldValues> {
  defaultValues: DefaultValues<V>;
  /** The rules that the values do not meet yet, by field; empty when they may be sent. */
  judge: (values: V) => Record<string, RuleFailure[]>;
  texts: Pick<FieldTexts, 'message'>;
  /**
   * Makes the call. Returns null when it is done and the form goes away, an empty refusal when the form stays open, else what
   * was refused. What it throws is shown as an alert, and stands in the form too: alerts go by themselves.
   */
  send: (values: V) => Promise<Refusal | null>;
}

/** What an input of the kit needs: spread it there. */
export interface FormInput extends UseFormRegisterReturn {
  error: string | undefined;
  onFocus: (event: FocusEvent) => void;
}

export interface Form<V extends FieldValues> extends Pick<
  UseFormReturn<V>,
  'control' | 'getFieldState' | 'reset' | 'resetField' | 'trigger'
> {
  /** What the form element needs: spread it there. */
  element: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    method: 'post';
    noValidate: true;
  };
  values: V;
  input: (name: Path<V>, options?: { onChange?: () => void }) => FormInput;
  /** Changes a field from elsewhere than its own input, such as by a preset. */
  change: <N extends Path<V>>(name: N, value: PathValue<V, N>) => void;
  /** The text to show at a field: the platform's, else the first rule that it does not meet once it was touched. */
  errorOf: (name: string) => string | undefined;
  /** What concerns the whole form. */
  hint: string | null;
  /** The field still holds what the platform refused, though its message went when the field got the focus. */
  isRefusedValue: (name: Path<V>) => boolean;
  /** What the platform refused and the player has not touched since. */
  serverErrors: Readonly<Record<string, string>>;
  /** A field has the focus, or another value: what the platform said about it no longer stands. (A 4) */
  forgetServerError: (name: string) => void;
  /** Refuses the form afterwards, by a step that follows it or runs beside it. */
  refuse: (refusal: Refusal) => void;
  /** Names of the fields that are not right yet, touched or not. */
  unmet: string[];
  isSubmitting: boolean;
  canSubmit: boolean;
}

/** A form that is judged on blur, then on every key; that cannot be sent while it is wrong, and says why. (A 5) */
export function useForm<V extends FieldValues>({ defaultValues, judge, texts, send }: FormOptions<V>): Form<V> {
  // The library keeps its state in objects that it changes in place, which memoised reads would miss. Whoever uses this hook may
  // be memoised: all that it returns is new with every render.
  'use no memo';
  const ref = useRef<HTMLFormElement>(null);
  const [isDone, setIsDone] = useState(false);
  const library = useLibrary<V>({ mode: 'onTouched', defaultValues, resolver: resolverOf(judge, texts), shouldFocusError: false });
  const { control, getFieldState, reset, resetField, trigger } = library;
  const { errors, submitCount } = library.formState;
  const { serverErrors, hint, refused, hasServerErrors, say, refuse, forgetServerError } = useRefusal<V>((name) =>
    library.getValues(name as Path<V>),
  );
  // Once done, the modal is on its way out and takes no second press.
  const isSubmitting = library.formState.isSubmitting || isDone;
  // oxlint-disable-next-line react/incompatible-library -- this hook is not memoised
  const values = library.watch();
  const unmet = Object.keys(judge(values));

  useEffect(preloadAlerts, []);
  useEffect(watchPresses, []);
  useLeadToFault(ref, { submitCount, hasErrors: Object.keys(errors).length > 0, hasServerErrors, hint, refused });

  const errorOf = (name: string) => serverErrors[name] ?? (errors[name as Path<V>]?.message as string | undefined);
  async function submit(sent: V): Promise<void> {
    say({});
    const refusal = await send(sent);
    refuse(refusal ?? {});
    setIsDone(refusal === null);
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    if (hasServerErrors) return focusFirstInvalid(ref.current);
    void library
      .handleSubmit(submit)(event)
      .catch(async (error: unknown) => {
        const failed = await showError(error);
        say(failed === null ? {} : { hint: failed });
      });
  }

  return {
    control,
    getFieldState,
    reset,
    resetField,
    trigger,
    element: { ref, onSubmit, method: 'post', noValidate: true },
    values,
    input(name, { onChange } = {}) {
      function changed() {
        forgetServerError(name);
        onChange?.();
      }
      const { onBlur, ...registered } = library.register(name, { onChange: changed });
      return {
        ...registered,
        error: errorOf(name),
        onBlur: async (event) => afterPress(() => void onBlur(event)),
        onFocus: () => forgetServerError(name),
      };
    },
    change(name, value) {
      forgetServerError(name);
      library.setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).isTouched });
    },
    errorOf,
    hint,
    isRefusedValue: (name) => refused !== null && Object.hasOwn(refused, name) && refused[name] === values[name],
    serverErrors,
    forgetServerError,
    refuse,
    unmet,
    isSubmitting,
    canSubmit: unmet.length === 0 && !hasServerErrors && !isSubmitting,
  };
}

function resolverOf<V extends FieldValues>(judge: FormOptions<V>['judge'], texts: FormOptions<V>['texts']): Resolver<V> {
  return (values) => {
    const failed = Object.entries(judge(values)).flatMap(([name, [first]]) => (first ? [[name, first] as const] : []));
    if (failed.length === 0) return { values, errors: {} };
    const errors = failed.map(([name, first]) => [name, { type: first.rule, message: texts.message(name, first) }] as const);
    return { values: {}, errors: Object.fromEntries(errors) } as ReturnType<Resolver<V>>;
  };
}
