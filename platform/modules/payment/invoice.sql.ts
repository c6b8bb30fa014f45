import { invoiceStatus, invoiceType } from '@verdigale/contract';
import type { BonusChoice } from '#modules/bonus';
import { bigint, boolean, command, integer, json, nullable, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

export const invoice = row({
  id: uuid,
  playerId: uuid,
  accountId: uuid,
  type: oneOf(Object.values(invoiceType)),
  status: oneOf(Object.values(invoiceStatus)),
  statusResult: text,
  /** What was credited; until then, what was asked for. */
  amount: bigint,
  /** What the provider was asked for. */
  requested: bigint,
  /** What has arrived so far at the invoice's address; null when it has no address. */
  received: nullable(bigint),
  /** What arrived and was held, since a rule forbade to credit it; and what of that has gone back. */
  held: bigint,
  returned: bigint,
  currency: text,
  exponent: integer,
  method: text,
  methodName: text,
  provider: text,
  providerReference: nullable(text),
  fields: json<Record<string, string>>(),
  returnUrls: nullable(json<{ success: string; error: string; pending: string }>()),
  publicData: nullable(json<Record<string, string>>()),
  successNumber: nullable(integer),
  payoutStartedAt: nullable(timestamp),
  /** What the player chose for a deposit. */
  bonusChoice: nullable(json<BonusChoice>()),
  /** When the invoice expires. */
  expiresAt: nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type InvoiceRow = RowOf<typeof invoice>;

export const insertInvoiceRow = (made: InvoiceRow) => command`
  insert into payment.invoice
    (id, player_id, account_id, type, status, amount, requested, received, currency, exponent, method, method_name, provider, fields,
      return_urls, bonus_choice, expires_at, created_at, updated_at)
  values (${made.id}, ${made.playerId}, ${made.accountId}, ${made.type}, ${made.status}, ${made.amount}, ${made.requested},
    ${made.received}, ${made.currency}, ${made.exponent}, ${made.method}, ${made.methodName}, ${made.provider},
    ${JSON.stringify(made.fields)}::jsonb, ${JSON.stringify(made.returnUrls)}::jsonb,
    ${made.bonusChoice && JSON.stringify(made.bonusChoice)}::jsonb, ${made.expiresAt}, ${made.createdAt},
    ${made.updatedAt})`;

export const invoiceById = (id: string) => query(invoice)`select ${invoice.columns()} from payment.invoice where id = ${id}`;

/** The invoice, read after the account's lock, which every change of it holds. */
export const lockInvoice = (id: string) => query(invoice)`
  select ${invoice.columns()} from payment.invoice where id = ${id} for update`;

/** These invoices, in no order. */
export const invoicesOf = (ids: readonly string[]) => query(invoice)`
  select ${invoice.columns()} from payment.invoice where id = any(${ids}::uuid[])`;

/** The pending invoice whose address this account has for the method in this network; locked, since a job ends it when its time is over. */
export const openAddress = ({ accountId, method, fields }: Pick<InvoiceRow, 'accountId' | 'method' | 'fields'>) => query(invoice)`
  select ${invoice.columns()} from payment.invoice where account_id = ${accountId} and method = ${method}
    and coalesce(fields ->> 'crypto_network', '') = ${fields.crypto_network ?? ''} and status = ${invoiceStatus.pending} and received is not null
  for update`;

/** What goes with money that comes to the open addresses which this account has for the method, in whichever network. */
export const chooseForAddresses = (
  { accountId, method, bonusChoice }: Pick<InvoiceRow, 'accountId' | 'method' | 'bonusChoice'>,
  at: Date,
) => command`
  update payment.invoice set bonus_choice = ${bonusChoice && JSON.stringify(bonusChoice)}::jsonb, updated_at = ${at}
  where account_id = ${accountId} and method = ${method} and status = ${invoiceStatus.pending} and received is not null`;

const known = row({ isKnown: boolean });
const paying = row({ isPaying: boolean });

/** Whether the player has asked for a withdrawal with just these details before, however it ended. */
export const knownDetails = (playerId: string, method: string, fields: Record<string, string>) => query(known)`
  select exists (
    select from payment.invoice
    where player_id = ${playerId} and type = ${invoiceType.withdrawal} and method = ${method} and fields = ${JSON.stringify(fields)}::jsonb
  ) as is_known`;

const deposits = row({ count: integer });

/** How many deposits of a player have succeeded. */
export const successfulDeposits = (playerId: string) => query(deposits)`
  select count(*)::int as count from payment.invoice
  where player_id = ${playerId} and type = ${invoiceType.deposit} and status = ${invoiceStatus.success}`;

/** What a deposit was credited with, and when: a later change of its invoice does not move it. */
export const insertCredit = ({ id, playerId, currency, updatedAt }: InvoiceRow, amount: bigint) => command`
  insert into payment.credit (invoice_id, player_id, currency, amount, credited_at)
  values (${id}, ${playerId}, ${currency}, ${amount}, ${updatedAt})`;

export const updateInvoice = (after: InvoiceRow) => command`
  update payment.invoice set status = ${after.status}, status_result = ${after.statusResult}, amount = ${after.amount},
    received = ${after.received}, held = ${after.held}, returned = ${after.returned}, provider_reference = ${after.providerReference},
    public_data = ${after.publicData && JSON.stringify(after.publicData)}::jsonb, success_number = ${after.successNumber},
    payout_started_at = ${after.payoutStartedAt},
    bonus_choice = ${after.bonusChoice && JSON.stringify(after.bonusChoice)}::jsonb, expires_at = ${after.expiresAt}, updated_at = ${after.updatedAt}
  where id = ${after.id}`;

/** Whether anything is on its way in or out. */
export const isPaying = (playerId: string) => query(paying)`
  select exists (
    select from payment.invoice where player_id = ${playerId} and status in (${invoiceStatus.processing}, ${invoiceStatus.pending})
  ) as is_paying`;

/** What was typed in, and where the player was led; the payments themselves stay. */
export const eraseDetailsOf = (playerId: string) => command`
  update payment.invoice set fields = '{}'::jsonb, return_urls = null, public_data = null
  where player_id = ${playerId} and (fields <> '{}'::jsonb or num_nonnulls(return_urls, public_data) > 0)`;
