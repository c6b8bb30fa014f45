/** One rule of a field as the wire carries it. `arguments` is a string, or a list of which any may match (regex). */
export interface RuleSpec {
  readonly rule: string;
  readonly arguments?: string | readonly string[];
}

/** A rule that a value did not meet, with the values of its message's placeholders. The text comes from content. */
export interface RuleFailure {
  readonly rule: string;
  readonly params: MessageParams;
}

export type MessageParams = Readonly<Partial<Record<'min' | 'max' | 'param', string>>>;

export interface ValidationContext {
  /** The whole form: rules such as `confirmed` and `before` may name another field. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Now in epoch milliseconds, for ages; the clock of the machine by default. */
  readonly now?: number;
  /** Rules of `./phone`, which are kept apart because their data is large. */
  readonly extra?: RuleSet;
}

/** What a test sees: the caller's context completed, and whether the list says that the value is a number. */
export interface TestContext {
  readonly values: Readonly<Record<string, unknown>>;
  readonly now: number;
  readonly isNumeric: boolean;
}

export type RuleTest = (value: unknown, context: TestContext) => boolean;

/** Makes the test of a rule from its arguments; null when they are unusable, in which case no value passes. */
export type Rule = (args: readonly string[]) => RuleTest | null;

export type RuleSet = Readonly<Record<string, Rule>>;

/** A rule without arguments. */
export function plain(test: RuleTest): Rule {
  return () => test;
}

/** A rule over text; numbers are read as they are written, anything else fails. */
export function ofText(test: (text: string) => boolean): Rule {
  return plain((value) => {
    const text = textOf(value);
    return text !== null && test(text);
  });
}

export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** Nothing to judge: every rule but the required ones passes. (A 5) */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The number behind a plain decimal argument or value, else null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d{1,30}(?:\.\d{1,30})?$/.test(value) ? Number(value) : null;
}
