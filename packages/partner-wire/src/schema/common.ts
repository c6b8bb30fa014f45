import Type, { type TSchema } from 'typebox';

/** An amount in minor units of the currency stated beside it: a whole decimal string of at most 16 digits. */
export const MinorUnits = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' });
/** A name that one side gives to something of its own: a payment, a round, a movement. */
export const Reference = Type.String({ minLength: 1, maxLength: 128 });
export const CurrencyCode = Type.String({ minLength: 2, maxLength: 10, pattern: '^[A-Z0-9]+$' });
export const LocaleCode = Type.String({ pattern: '^[a-z]{2}(-[a-z]{2})?$' });
export const Timestamp = Type.String({ format: 'date-time' });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** A closed object: unknown fields are refused, so that a mistyped money field never passes silently. */
export const Closed = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties, { additionalProperties: false });
