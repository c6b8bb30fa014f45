import Type, { type TProperties, type TSchema } from 'typebox';

/** An object that refuses keys that it does not name: a misspelt setting is reported instead of ignored. */
export const closed = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const record = <T extends TSchema>(schema: T) => Type.Record(Type.String(), schema);

export const words = Type.String({ minLength: 1 });
/** Part of an address: lower case, digits, single hyphens. */
export const identity = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const localeCode = Type.String({ pattern: '^[a-z]{2}(-[a-z]{2})?$' });
export const countryCode = Type.String({ pattern: '^[A-Z]{2}$' });
export const currencyCode = Type.String({ pattern: '^[A-Z0-9]{2,10}$' });
/** One text a locale. */
export const localeTexts = Type.Record(localeCode, words);
export const email = Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$' });
/** A decimal as text, never a float. */
export const decimal = Type.String({ pattern: '^[0-9]+(\\.[0-9]+)?$' });
/** Minor units of a currency as text. */
export const minorUnits = Type.String({ pattern: '^[0-9]+$' });

const isInCalendar = (text: string) => {
  const moment = new Date(text);
  // JavaScript makes the 2nd of March of a 30th of February.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.replace('Z', ''));
};
const inCalendar = (pattern: string) => Type.Refine(Type.String({ pattern }), isInCalendar, () => 'is a time that there is not');

/** A time in UTC, such as `2026-12-24T18:00Z`. */
export const time = inCalendar('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z$');
/** A day, such as `2026-12-24`. */
export const day = inCalendar('^\\d{4}-\\d{2}-\\d{2}$');

/** A length of time, ten years at most: one that goes on for ever is said by leaving it out, and a longer one has no end that a database can hold. */
export const hours = Type.Integer({ minimum: 1, maximum: 87_600 });
export const days = Type.Integer({ minimum: 1, maximum: 3_650 });
