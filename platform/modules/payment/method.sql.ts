import { invoiceStatus, invoiceType, type MethodField, type PaymentMethod } from '@verdigale/contract';
import { command, json, oneOf, query, row, text, textArray, textOf, type RowOf } from '#kernel/db/sql.ts';

export type Direction = 'deposit' | 'withdrawal';

/** Limits in one currency, in minor units as text. */
export interface StoredLimits {
  currency: string;
  min: string;
  max: string;
}

export interface StoredField extends Omit<MethodField, 'options' | 'type' | 'regexp'> {
  regexp?: string;
  options?: {
    id: string | null;
    name: string;
    regex?: string;
    regexp?: string;
    /** They replace the method's own limits. */
    limits?: StoredLimits[];
  }[];
  /** The field is shown in these currencies only; in all when absent. */
  currencies?: string[];
}

/** A method in all its currencies, as the brand describes it. */
const method = row({
  id: text,
  direction: oneOf(['deposit', 'withdrawal']),
  provider: text,
  type: oneOf(['form', 'address']),
  processingType: textOf<PaymentMethod['processingType']>(),
  names: json<Record<string, string>>(),
  logo: text,
  limits: json<(StoredLimits & { presets: { amount: string; default: boolean }[] })[]>(),
  fields: json<StoredField[]>(),
  /** Empty means everywhere. */
  countries: textArray,
});
export type StoredMethod = RowOf<typeof method>;

/** The one that the player used last comes first. */
export const methodsFor = (
  direction: Direction,
  currency: string,
  { playerId, country }: { playerId: string; country: string | null },
) => query(method)`
  select ${method.columns()} from payment.method
  where direction = ${direction} and is_enabled
    and limits @> ${JSON.stringify([{ currency }])}::jsonb
    and (countries = '{}' or ${country}::text = any(countries))
  order by id = (
    select invoice.method from payment.invoice
    where player_id = ${playerId} and type = ${invoiceType[direction]} and status <> ${invoiceStatus.rejected}
    order by created_at desc, invoice.id desc limit 1
  ) desc nulls last, position`;

const methodNames = row({ id: text, names: json<Record<string, string>>() });

/** The names of these methods, each in every language that it has. */
export const namesOf = (ids: readonly string[]) => query(methodNames)`select id, names from payment.method where id = any(${ids})`;

export const upsertMethod = (seed: StoredMethod & { isEnabled: boolean; position: number }) => command`
  insert into payment.method
    (id, direction, provider, type, processing_type, names, logo, limits, fields, countries, is_enabled, position)
  values (${seed.id}, ${seed.direction}, ${seed.provider}, ${seed.type}, ${seed.processingType}, ${JSON.stringify(seed.names)}::jsonb, ${seed.logo},
    ${JSON.stringify(seed.limits)}::jsonb, ${JSON.stringify(seed.fields)}::jsonb, ${seed.countries}, ${seed.isEnabled}, ${seed.position})
  on conflict on constraint method_id_pkey do update set provider = excluded.provider, type = excluded.type,
    processing_type = excluded.processing_type, names = excluded.names, logo = excluded.logo, limits = excluded.limits,
    fields = excluded.fields, countries = excluded.countries, is_enabled = excluded.is_enabled, position = excluded.position`;

/** Disables all other methods. */
export const withdrawOtherMethods = (ids: readonly string[]) => command`
  update payment.method set is_enabled = false where id <> all(${ids}::text[])`;

export const depositMethodNamed = (id: string) => query(methodNames)`
  select id, names from payment.method where id = ${id} and direction = 'deposit'`;
