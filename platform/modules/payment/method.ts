import type { MethodField, PaymentMethod } from '@verdigale/contract';
import { sql } from 'kysely';
import { AppError, type Queryable } from '#kernel';

export type Direction = 'deposit' | 'withdrawal';

/** What one payment may be in a currency, in minor units. */
export interface Limits {
  currency: string;
  min: string;
  max: string;
}

export interface MethodOption {
  id: string | null;
  name: string;
  regex?: string;
  regexp?: string;
  /** They take the place of the method's; an option that has limits is offered in their currencies only. */
  limits?: Limits[];
}

export interface Field extends Omit<MethodField, 'options'> {
  options?: MethodOption[];
  /** Asked for in these currencies only; in all when absent. */
  currencies?: string[];
}

export interface Method {
  id: string;
  direction: Direction;
  provider: string;
  type: 'form' | 'address';
  processingType: PaymentMethod['processingType'];
  names: Record<string, string>;
  logo: string;
  limits: (Limits & { presets: { amount: string; default: boolean }[] })[];
  fields: Field[];
  countries: string[];
}

const columns = sql`id, direction, provider, type, processing_type as "processingType", names, logo, limits, fields, countries`;

/** The methods that a player of this country may use in this currency, in their order. */
export async function findMethods(db: Queryable, direction: Direction, currency: string, country: string | null): Promise<Method[]> {
  return db.all(sql<Method>`select ${columns} from payment.method
    where direction = ${direction} and is_enabled
      and limits @> ${JSON.stringify([{ currency }])}::jsonb
      and (countries = '{}' or ${country}::text = any(countries))
    order by position`);
}

/** The method with its fields and limits in this currency; throws invalid on `method` when the player may not use it so. */
export async function requireMethod(
  db: Queryable,
  direction: Direction,
  id: string,
  currency: string,
  country: string | null,
): Promise<Method & { min: bigint; max: bigint }> {
  const method = (await findMethods(db, direction, currency, country)).find((each) => each.id === id);
  const limits = method?.limits.find((each) => each.currency === currency);
  if (!method || !limits) throw AppError.invalid('method', 'this method is not available');
  return { ...method, fields: fieldsIn(method, currency), min: BigInt(limits.min), max: BigInt(limits.max) };
}

/** The fields that the method has in this currency, with the options that can be chosen there. */
export function fieldsIn({ fields }: Method, currency: string): Field[] {
  return fields
    .filter(({ currencies }) => currencies?.includes(currency) ?? true)
    .map(({ options, ...field }) => ({
      ...field,
      ...(options ? { options: options.filter(({ limits }) => limits?.some((each) => each.currency === currency) ?? true) } : {}),
    }));
}

export type MethodSeed = Method & { isEnabled: boolean };

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
