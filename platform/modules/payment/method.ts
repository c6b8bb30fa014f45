import type { MethodField, PaymentMethod } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import { sql } from 'kysely';
import { AppError, type Queryable } from '#kernel';

export type Direction = 'deposit' | 'withdrawal';

/** Limits of a method in one currency, in minor units. */
interface StoredLimits {
  currency: string;
  min: string;
  max: string;
  presets: { amount: string; default: boolean }[];
}

export interface Method {
  id: string;
  direction: Direction;
  provider: string;
  type: 'form' | 'address';
  processingType: PaymentMethod['processingType'];
  names: Record<string, string>;
  logo: string;
  limits: StoredLimits[];
  fields: MethodField[];
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

/** The method with its limits in this currency; throws invalid on `method` when the player may not use it so. */
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
  return { ...method, min: BigInt(limits.min), max: BigInt(limits.max) };
}

export function viewMethod(method: Method, currency: { code: string; exponent: number }): PaymentMethod {
  const limits = method.limits.find((each) => each.currency === currency.code);
  if (!limits) throw new Error(`${method.id} has no limits in ${currency.code}`);
  const wire = (minor: string) => toWire(money(BigInt(minor), currency.code), currency);
  return {
    method: method.id,
    names: method.names,
    type: method.type,
    processingType: method.processingType,
    logo: method.logo,
    icon: method.logo,
    amountMin: wire(limits.min),
    amountMax: wire(limits.max),
    presets: limits.presets.map((preset) => ({ amount: wire(preset.amount), default: preset.default })),
    fields: method.fields,
  };
}

export type MethodSeed = Method;

/** Brings the methods to the seed's state. */
export async function seedMethods(db: Queryable, methods: readonly MethodSeed[]): Promise<void> {
  for (const [position, each] of methods.entries()) {
    await db.run(sql`insert into payment.method (id, direction, provider, type, processing_type, names, logo, limits, fields, countries, position)
      values (${each.id}, ${each.direction}, ${each.provider}, ${each.type}, ${each.processingType}, ${JSON.stringify(each.names)}::jsonb, ${each.logo},
        ${JSON.stringify(each.limits)}::jsonb, ${JSON.stringify(each.fields)}::jsonb, ${each.countries}, ${position})
      on conflict on constraint method_id_pkey do update set provider = excluded.provider, type = excluded.type, processing_type = excluded.processing_type,
        names = excluded.names, logo = excluded.logo, limits = excluded.limits, fields = excluded.fields, countries = excluded.countries, position = excluded.position`);
  }
}
