import { createContext, use } from 'react';

/** The words that the kit itself has to say. The site fills them from its content, in the page's language. */
export interface UiTexts {
  readonly close: string;
  readonly loading: string;
  readonly required: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly capsLockOn: string;
  readonly copy: string;
  readonly copied: string;
  readonly noOptions: string;
  readonly clear: string;
  readonly notifications: string;
  readonly previous: string;
  readonly next: string;
  /** A whole number in the digits of the page's language. */
  readonly figure: (value: number) => string;
}

const UiTextsContext = createContext<UiTexts | null>(null);

/** Mount once at the root: every part of the kit that speaks reads it. */
export const UiTextsProvider = UiTextsContext.Provider;

/** Throws without a provider: a control with no name would be silently useless to a screen reader. */
export function useUiTexts(): UiTexts {
  const texts = use(UiTextsContext);
  if (!texts) throw new Error('UiTextsProvider is missing above this part of the kit');
  return texts;
}
