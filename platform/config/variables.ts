/**
 * How the text of a variable becomes a value: the rule as a person reads it, and undefined for a text that breaks it. Secrets travel in
 * clear (`mayUseHttp`) to stand-ins alone.
 */
export interface Shape<T> {
  rule: string;
  parse(text: string, mayUseHttp: boolean): T | undefined;
}

export type VariableValues = Readonly<Record<string, string | undefined>>;

/**
 * The environment, read by name. What is missing or cannot be used is added to `problems`, by name and rule and never by value, which may
 * be a secret; reading goes on, so that a start names every faulty variable at once.
 */
export class Variables {
  readonly #problems = new Set<string>();
  readonly #values: VariableValues;
  readonly #mayUseHttp: boolean;

  constructor(values: VariableValues, { mayUseHttp = false } = {}) {
    this.#values = values;
    this.#mayUseHttp = mayUseHttp;
  }

  /** In the order in which they were found, each once. */
  get problems(): string[] {
    return [...this.#problems];
  }

  report(problem: string): void {
    this.#problems.add(problem);
  }

  /** Trimmed; an empty variable is one that is not set. */
  text(name: string): string | undefined {
    return this.#values[name]?.trim() || undefined;
  }

  /** Undefined when it is not set, or faulty. */
  read<T>(name: string, { rule, parse }: Shape<T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = parse(text, this.#mayUseHttp);
    if (value === undefined) this.report(`${name} must be ${rule}.`);
    return value;
  }

  /** Reads a variable that `because` makes necessary: one that is not set is a problem too. Undefined where there is a problem. */
  need<T>(name: string, because: string, shape: Shape<T>): T | undefined {
    if (this.text(name) === undefined) this.report(`${name} must be set, since ${because} is.`);
    return this.read(name, shape);
  }
}
