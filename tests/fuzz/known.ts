const most = 40;

/** What answers have shown so far, by the name of the field: so that later requests speak of things that exist. */
export class Known {
  readonly #values = new Map<string, string[]>();
  readonly #likely: Readonly<Record<string, readonly unknown[]>>;

  /** `likely`: what no answer shows, for the calls that need it. */
  constructor(likely: Readonly<Record<string, readonly unknown[]>>) {
    this.#likely = likely;
  }

  likely(name: string): readonly unknown[] | undefined {
    return this.#likely[name];
  }

  add(name: string, value: string): void {
    const values = this.#values.get(name) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > most) values.shift();
    this.#values.set(name, values);
  }

  /** One of those of this name, the `n`th counted round. */
  get(name: string, n: number): string | undefined {
    const values = this.#values.get(name) ?? [];
    return values[n % Math.max(values.length, 1)];
  }

  /** Takes up every short text of the answer of a call; its ids as those of the call's things. */
  learn(answer: unknown, path: string, name = ''): void {
    if (typeof answer === 'string' && answer.length < 100 && name) this.add(name === 'id' ? idsOf(path) : name, answer);
    else if (Array.isArray(answer)) for (const each of answer.slice(0, 20)) this.learn(each, path, name);
    else if (answer !== null && typeof answer === 'object') for (const [key, value] of Object.entries(answer)) this.learn(value, path, key);
  }
}

/** `accounts.id` for `/api/wallet/accounts/{id}/hide`, and for `/api/wallet/accounts`. */
export function idsOf(path: string): string {
  const [before = ''] = path.split('/{');
  return `${before.slice(before.lastIndexOf('/') + 1)}.id`;
}

/** Whose values a field of this name takes. */
const meant: Readonly<Record<string, string>> = {
  accountId: 'accounts.id',
  invoiceId: 'invoices.id',
  ids: 'messages.id',
  providerId: 'providers.id',
  collectionId: 'collections.id',
};

export const sourceOf = (field: string) => meant[field] ?? field;
