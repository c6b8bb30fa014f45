import Type from 'typebox';
import { closed, countryCode, currencyCode, localeTexts, minorUnits, nullable, words } from './kinds.ts';

const limits = { currency: currencyCode, min: minorUnits, max: minorUnits };

const Option = closed({
  id: nullable(Type.String()),
  name: words,
  /** What a wallet's address looks like once this network is chosen. */
  regex: Type.Optional(words),
  /** The same for an option of `currencyWithdraw`. */
  regexp: Type.Optional(words),
  /** In place of the method's. */
  limits: Type.Optional(Type.Array(closed(limits))),
});

const Field = closed({
  key: words,
  fieldType: Type.Enum(['text', 'select', 'textarea']),
  value: nullable(Type.String()),
  isRequired: Type.Boolean(),
  regexp: Type.Optional(words),
  labels: localeTexts,
  hints: localeTexts,
  position: Type.Integer(),
  options: Type.Optional(Type.Array(Option)),
  /** Asked for in these currencies only. */
  currencies: Type.Optional(Type.Array(currencyCode)),
});

/** A way to pay in or out (docs/guides/add-a-payment-provider.md). */
export const PaymentMethod = closed({
  id: words,
  direction: Type.Enum(['deposit', 'withdrawal']),
  provider: words,
  type: Type.Enum(['form', 'address']),
  processingType: Type.Enum(['form', 'qr', 'iframe', 'message', 'asyncRedirect']),
  names: localeTexts,
  logo: words,
  /** By currency, in minor units. */
  limits: Type.Array(closed({ ...limits, presets: Type.Array(closed({ amount: minorUnits, default: Type.Boolean() })) })),
  fields: Type.Array(Field),
  /** Empty means everywhere. */
  countries: Type.Array(countryCode),
  isEnabled: Type.Boolean(),
});
