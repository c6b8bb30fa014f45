import { invoiceStatus, invoiceType, type MethodField, type PaymentMethod } from '@verdigale/contract';
import { sql } from 'kysely';
import type { Queryable } from '#kernel';

export type Direction = 'deposit' | 'withdrawal';

/** Limits in one currency, in minor units as text. */
interface StoredLimits {
  currency: string;
  min: string;
  max: string;
}

export interface StoredField extends Omit<MethodField, 'options'> {
  options?: {
    id: string | null;
    name: string;
    regex?: string;
    regexp?: string;
    /** They take the place of the method's. */
    limits?: StoredLimits[];
  }[];
  /** Asked for in these currencies only; in all when absent. */
  currencies?: string[];
}

/** A method in all its currencies, as the brand describes it. */
export interface StoredMethod {
  id: string;
  direction: Direction;
  provider: string;
  type: 'form' | 'address';
  processingType: PaymentMethod['processingType'];
  names: Record<string, string>;
  logo: string;
  limits: (StoredLimits & { presets: { amount: string; default: boolean }[] })[];
  fields: StoredField[];
  /** Empty means everywhere. */
  countries: string[];
}

const columns = sql`id, direction, provider, type, processing_type as "processingType", names, logo, limits, fields, countries`;

/** The one that the player used last comes first. */
export async function findStoredMethods(
  db: Queryable,
  direction: Direction,
  currency: string,
  { playerId, country }: { playerId: string; country: string | null },
): Promise<StoredMethod[]> {
  const lastUsed = sql`select invoice.method from payment.invoice
    where player_id = ${playerId} and type = ${invoiceType[direction]} and status <> ${invoiceStatus.rejected}
    order by created_at desc, invoice.id desc limit 1`;
  return db.all(sql<StoredMethod>`select ${columns} from payment.method
    where direction = ${direction} and is_enabled
      and limits @> ${JSON.stringify([{ currency }])}::jsonb
      and (countries = '{}' or ${country}::text = any(countries))
    order by id = (${lastUsed}) desc nulls last, position`);
}

/** The names of these methods by id, each in every language that it has. */
export async function findMethodNames(db: Queryable, ids: ReadonlySet<string>): Promise<Map<string, Record<string, string>>> {
  const rows = await db.all(sql<Pick<StoredMethod, 'id' | 'names'>>`select id, names from payment.method where id = any(${[...ids]})`);
  return new Map(rows.map(({ id, names }) => [id, names]));
}

export type MethodSeed = StoredMethod & { isEnabled: boolean };

/** Brings the methods to the seed's state. */
export async function seedMethods(db: Queryable, methods: readonly MethodSeed[]): Promise<void> {
  for (const [position, each] of methods.entries()) {
    await db.run(sql`insert into payment.method
        (id, direction, provider, type, processing_type, names, logo, limits, fields, countries, is_enabled, position)
      values (${each.id}, ${each.direction}, ${each.provider}, ${each.type}, ${each.processingType}, ${JSON.stringify(each.names)}::jsonb, ${each.logo},
        ${JSON.stringify(each.limits)}::jsonb, ${JSON.stringify(each.fields)}::jsonb, ${each.countries}, ${each.isEnabled}, ${position})
      on conflict on constraint method_id_pkey do update set provider = excluded.provider, type = excluded.type, processing_type = excluded.processing_type,
        names = excluded.names, logo = excluded.logo, limits = excluded.limits, fields = excluded.fields, countries = excluded.countries,
        is_enabled = excluded.is_enabled, position = excluded.position`);
  }
}
