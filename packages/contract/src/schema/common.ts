import Type, { type TObject, type TSchema } from 'typebox';

/** A decimal number in main units of the currency stated beside it. The platform refuses more decimals than it has. */
export const Amount = Type.Number({ description: 'Decimal in main units of the stated currency' });
export const CurrencyCode = Type.String({ minLength: 2, maxLength: 10, pattern: '^[A-Z0-9]+$' });
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });

/** Marks a value of a request that counts as not sent where the platform does not know it. */
export const ignoredWhenUnknown = 'x-ignored-when-unknown';

/** The country that a client says. Edge networks have codes for "unknown" that are no countries: `T1`, `XX`, `ZZ`. */
export const SaidCountry = Type.String({ pattern: '^(?!XX|ZZ)[A-Z]{2}$', [ignoredWhenUnknown]: true });
export const LocaleCode = Type.String({ pattern: '^[a-z]{2}(-[a-z]{2})?$' });
export const Timestamp = Type.String({ format: 'date-time' });
export const EntityId = Type.String({ format: 'uuid' });
export const Url = Type.String({ maxLength: 2000 });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** A closed object. In a request unknown keys are left out and counted, since clients of other versions send them; known ones stay strict. */
export const Closed = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties, { additionalProperties: false });

export const PageMeta = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  perPage: Type.Integer(),
  totalPages: Type.Integer(),
  totalRows: Type.Integer(),
});
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
export const Message = Type.Object({ message: Type.String() });
export const IdParams = Closed({ id: Type.String({ minLength: 1, maxLength: 80 }) });

/** What a call takes and answers. Success bodies are `{ data }`, lists that page also carry `meta`. */
export interface CallSchema {
  summary: string;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  data: TSchema;
  meta?: TSchema;
}
