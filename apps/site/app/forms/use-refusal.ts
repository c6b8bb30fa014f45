import { useState } from 'react';

/** Why a form was not taken: messages of single fields, and what concerns the whole form. */
export interface Refusal {
  fields?: Readonly<Record<string, string>>;
  /** A second line says what to do about the first. */
  hint?: string;
}

/** What the platform refused of a form: its words, until the player touches the field, and the values that it refused. */
export function useRefusal<V extends object>(valueOf: (name: keyof V) => unknown) {
  const [{ fields: serverErrors = {}, hint = null }, say] = useState<Refusal>({});
  const [refused, setRefused] = useState<Partial<V> | null>(null);
  return {
    serverErrors,
    hint,
    /** By field, null before the first refusal. */
    refused,
    hasServerErrors: Object.keys(serverErrors).length > 0,
    /** Says it, of whatever values: an empty one takes back what was said. */
    say,
    refuse(refusal: Refusal): void {
      say(refusal);
      const names = Object.keys(refusal.fields ?? {}) as (keyof V)[];
      setRefused(Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Partial<V>);
    },
    forgetServerError(name: string): void {
      if (Object.hasOwn(serverErrors, name)) say(({ fields: { [name]: _, ...fields } = {}, ...rest }) => ({ ...rest, fields }));
    },
  };
}
