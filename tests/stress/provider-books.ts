import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentKind, PaymentOrder, PaymentState, PayoutOrder } from '@verdigale/partner-wire';

/** A payment or payout in the provider's own books. */
export interface Entry {
  kind: PaymentKind;
  reference: string;
  amount: bigint;
  currency: string;
  state: PaymentState;
  /** What has arrived at an address. */
  received?: bigint;
  changedAt: Date;
}

export type EntryChange = Partial<Pick<Entry, 'state' | 'received'>>;

/** What the provider does by itself when something is created: by the name that its plan has. */
export interface Habit {
  /** It refuses to create it. */
  isRefused?: boolean;
  /** How it ends while the platform still waits for the answer, and how often that is reported before the answer. */
  endsAtOnce?: { state: PaymentState; reports: number };
  /** The same some time after its answer. */
  endsLater?: { state: PaymentState; reports: number; afterMs: number };
}

export type Creation = PayoutOrder & Partial<Pick<PaymentOrder, 'returnUrls'>>;

export type ProviderBooks = ReturnType<typeof createProviderBooks>;

/** What the provider has in its books, and the habits by which it changes them itself; `notify` sends a report of a change. */
export function createProviderBooks({ notify }: { notify(report: object): Promise<unknown> }) {
  const books = new Map<string, { plan: string; entry: Entry }>();
  const byName = new Map<string, Entry>();
  const habits = new Map<string, Habit>();

  function end(entry: Entry, { state, reports }: { state: PaymentState; reports: number }): Promise<unknown> {
    const report = changeEntry(entry, { state });
    return Promise.all(Array.from({ length: reports }, () => notify(report)));
  }

  return {
    habits,
    entries: () => [...books.values()],
    /** By plan or by reference. */
    entryOf: (name: string) => byName.get(name),
    find: (kind: PaymentKind, reference: string) => books.get(`${kind} ${reference}`)?.entry,
    /** The entry, which is known already when it is asked for again; undefined where its plan has it refused. */
    async create(kind: PaymentKind, { reference, amount, currency, method, fields, returnUrls }: Creation): Promise<Entry | undefined> {
      const known = books.get(`${kind} ${reference}`);
      if (known) return known.entry;
      const plan = fields.note ?? new URL(returnUrls!.pending).searchParams.get('plan')!;
      const { isRefused, endsAtOnce, endsLater } = habits.get(plan) ?? {};
      if (isRefused) return undefined;
      const isAddress = method === 'test.address';
      const entry: Entry = {
        kind,
        reference,
        amount: BigInt(amount),
        currency,
        state: 'pending',
        changedAt: new Date(),
        ...(isAddress && { received: 0n }),
      };
      books.set(`${kind} ${reference}`, { plan, entry });
      byName.set(plan, entry).set(reference, entry);
      if (endsAtOnce) {
        // Not waited for longer: a platform that is being killed takes nothing.
        await Promise.race([delay(150), end(entry, endsAtOnce)]);
      }
      if (endsLater) setTimeout(() => void end(entry, endsLater), endsLater.afterMs);
      return entry;
    },
  };
}

/** Changes an entry and gives the report of it, to be sent or not. */
export function changeEntry(entry: Entry, changes: EntryChange): object {
  Object.assign(entry, changes, { changedAt: new Date() });
  return { eventId: randomUUID(), ...reportOf(entry) };
}

/** What the platform is answered when it asks for an entry. */
export function answerOf(entry: Entry) {
  return { ...reportOf(entry), changedAt: entry.changedAt.toISOString(), address: `address-${entry.reference}` };
}

function reportOf({ kind, reference, amount, currency, state, received }: Entry) {
  return {
    kind,
    reference,
    providerReference: `p-${reference}`,
    state,
    amount: String(amount),
    currency,
    ...(received === undefined ? {} : { received: String(received) }),
  };
}
