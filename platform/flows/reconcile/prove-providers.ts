import { invoiceStatus, invoiceType } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { findInvoice, invoicesByIds, providerInvoicesSince, type InvoiceRow } from '#modules/payment';
import { paymentProvider, type ListedReport, type PaymentProvider } from '#partners/payment/index.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { compareReport, hasMoney, unknownHere } from './compare-report.ts';
import { readMark, setMark, type Finding } from '#modules/reconcile';
import { sinceMark, type Report } from './prove-books.ts';

type Kind = 'payment' | 'payout';

/** A payment still unsettled here this long after it ended at the provider (without a list, after it ended here) is a finding. */
const graceMs = 15 * 60_000;
/** How far back the lists are read at night, and the first time. */
const daysMs = 3 * 86_400_000;
/** How far a provider's clock may be ahead of ours. */
const skewMs = 86_400_000;
/** Payments that a provider is asked about side by side: after an outage there are tens of thousands. */
const atOnce = 5;
/** After so many questions in vain a provider is asked no more, since each of them waits for seconds. */
const mostFailures = 20;
const pageSize = 1_000;

type Scope = 'recent' | 'all';

/** Compares each provider's list of changes since the last run with our invoices. What a provider does not answer is left for the next run. */
export async function proveProviders(kernel: Kernel, scope: Scope, now: Date, report: Report): Promise<void> {
  for (const provider of Object.keys(kernel.config.partners.payment)) {
    await proveProvider(kernel, provider, scope, now, report).catch((error: unknown) =>
      kernel.log.warn({ err: error, provider }, 'a provider could not be reconciled'),
    );
  }
}

/** A comparison with one provider under way. */
interface Proof {
  kernel: Kernel;
  provider: PaymentProvider;
  identity: string;
  from: Date;
  now: Date;
  findings: Finding[];
  /** What it did not answer, or answered with nonsense: all else is compared, and next time so much is read again. */
  failures: unknown[];
}

async function proveProvider(kernel: Kernel, identity: string, scope: Scope, now: Date, report: Report): Promise<void> {
  const { db } = kernel;
  const name = `provider ${identity}`;
  const mark = await readMark(db, name);
  // Far enough back for what was too young to be judged the last time.
  const from = new Date(scope === 'all' || !mark ? now.getTime() - daysMs : sinceMark(mark, now).getTime() - graceMs);
  const proof: Proof = { kernel, provider: paymentProvider(kernel, identity), identity, from, now, findings: [], failures: [] };
  for (const kind of ['payment', 'payout'] as const) {
    await proveKind(proof, kind).catch((error: unknown) => proof.failures.push(error));
  }
  await report(proof.findings);
  const [failure] = proof.failures;
  if (failure !== undefined) throw new Error(`${identity} did not answer all that was asked`, { cause: failure });
  await db.run(setMark(name, now));
}

async function proveKind(proof: Proof, kind: Kind): Promise<void> {
  const { provider, from, now } = proof;
  const listed = new Set<string>();
  for await (const page of provider.list?.(kind, { from, to: new Date(now.getTime() + skewMs) }) ?? []) {
    for (const { reference } of page) listed.add(reference);
    await judgePage(proof, kind, page);
  }
  await judgeUnlisted(proof, kind, listed);
}

async function judgePage(proof: Proof, kind: Kind, page: readonly ListedReport[]): Promise<void> {
  const { kernel, identity, now, findings } = proof;
  const invoices = new Map((await kernel.db.all(invoicesByIds(page.map(({ reference }) => reference)))).map((each) => [each.id, each]));
  const different: Doubt[] = [];
  for (const listed of page) {
    const invoice = invoices.get(listed.reference);
    if (!invoice || invoice.provider !== identity || kindOf(invoice) !== kind) {
      if (hasMoney(listed)) findings.push(unknownHere(identity, listed.reference, listed));
      continue;
    }
    if (compareReport(invoice, listed, true)) different.push({ invoice, isLate: isOld(listed.changedAt, now) });
  }
  await confirmAll(proof, different);
}

/** Our settled invoices that are missing from the list; without one, also those that came to nothing here: they may have been paid later. */
async function judgeUnlisted(proof: Proof, kind: Kind, listed: ReadonlySet<string>): Promise<void> {
  const { kernel, provider, identity, from, now } = proof;
  const type = kind === 'payment' ? invoiceType.deposit : invoiceType.withdrawal;
  const { success, rejected } = invoiceStatus;
  const ended = await kernel.db.all(providerInvoicesSince(from, identity, type, provider.list ? [success] : [success, rejected]));
  const unlisted = ended.map(({ id }) => id).filter((id) => !listed.has(id));
  for (const ids of inParts(unlisted, pageSize)) {
    const invoices = await kernel.db.all(invoicesByIds(ids));
    const doubts = invoices.map((invoice) => ({ invoice, isLate: isOld(invoice.updatedAt, now) }));
    await confirmAll(proof, doubts);
  }
}

/** An invoice of which the provider seems to say something else; `isLate` where its report should have arrived. */
interface Doubt {
  invoice: InvoiceRow;
  isLate: boolean;
}

async function confirmAll(proof: Proof, doubts: readonly Doubt[]): Promise<void> {
  for (const some of inParts(doubts, atOnce)) {
    if (proof.failures.length >= mostFailures) return;
    for (const end of await Promise.allSettled(some.map((doubt) => confirm(proof, doubt)))) {
      if (end.status === 'rejected') proof.failures.push(end.reason);
      else if (end.value) proof.findings.push(end.value);
    }
  }
}

/**
 * Settles what the provider says, in case a callback was lost. A difference counts when it is still there afterwards
 * while the provider's side stands still: the two can only be read one after the other.
 */
async function confirm({ kernel, provider, identity }: Proof, { invoice, isLate }: Doubt): Promise<Finding | null> {
  const { id: reference, providerReference, currency, exponent } = invoice;
  const ask = () => provider.findReport(kindOf(invoice), { reference, providerReference, currency, exponent });
  const report = await ask();
  if (report) {
    await settleInvoice(kernel, { ...report, reference, kind: kindOf(invoice) }, identity).catch((error: unknown) =>
      kernel.log.warn({ err: error, invoiceId: reference }, 'what a provider lists could not be settled'),
    );
  }
  const [after, again] = [await findInvoice(kernel.db, reference), await ask()];
  if (!after || report?.state !== again?.state || report?.received !== again?.received) return null;
  return compareReport(after, again, isLate);
}

const isOld = (changedAt: Date, now: Date): boolean => now.getTime() - changedAt.getTime() > graceMs;

const kindOf = ({ type }: InvoiceRow): Kind => (type === invoiceType.deposit ? 'payment' : 'payout');

function* inParts<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
