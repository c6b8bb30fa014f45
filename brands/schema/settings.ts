import Type from 'typebox';
import { closed, countryCode, currencyCode, decimal, email, localeCode, nullable, record, time, words } from './kinds.ts';

/** A language of the site, with the folder of its texts below `content/`. */
export const Locale = closed({ code: localeCode, languageCode: words, name: words, nativeName: words });

export const Currency = closed({
  code: currencyCode,
  name: words,
  symbol: words,
  type: Type.Enum(['fiat', 'crypto', 'virtual']),
  /** Number of decimals; never changed once an amount is stored. */
  exponent: Type.Integer({ minimum: 0, maximum: 8 }),
  isBase: Type.Boolean(),
  isEnabled: Type.Boolean(),
  /** Smallest units per one unit of the base currency, for a fresh installation: a rate feed replaces it. */
  rate: decimal,
  rateTime: time,
  subCurrencies: Type.Optional(Type.Array(closed({ code: words, subunitToUnit: Type.Integer() }))),
});

export const Country = closed({
  code: countryCode,
  name: words,
  nativeName: words,
  phonePrefix: Type.String({ pattern: '^[0-9]{1,3}$' }),
  currency: currencyCode,
  additionalCurrencies: Type.Array(currencyCode),
  /** The site's language for visitors from there. Without one: the brand's in the language of the country, else its default. */
  locale: Type.Optional(localeCode),
});

/** How players register. `shortestPassword` holds for every new password, later ones too. `fields` shows, hides or requires fields by name (`platform/modules/player/fields`). */
export const Registration = closed({
  email: Type.Boolean(),
  phone: Type.Boolean(),
  shortestPassword: Type.Optional(Type.Integer({ minimum: 6, maximum: 64 })),
  fields: record(
    closed({ isVisible: Type.Optional(Type.Boolean()), isRequired: Type.Optional(Type.Boolean()), value: Type.Optional(Type.String()) }),
  ),
});

/** How the limits of players hold. */
export const Limits = closed({
  /** A limit on money holds for what is done in all currencies together, by its worth, and not only in its own. */
  holdAcrossCurrencies: Type.Boolean(),
});

/** Somebody whom players can talk to; without a country, everywhere. */
export const HelpOrganisation = closed({
  country: nullable(countryCode),
  name: words,
  url: Type.String({ pattern: '^https://' }),
  phone: nullable(words),
});

/** The most that one bet may be; what a rule does not name, it holds for. `amount` is in main units of `currency`. */
export const StakeRule = closed({
  types: Type.Optional(Type.Array(words)),
  countries: Type.Optional(Type.Array(countryCode)),
  youngerThan: Type.Optional(Type.Integer({ minimum: 1 })),
  amount: decimal,
  currency: currencyCode,
});

/** The most that one round may pay before somebody has looked at it; what a rule does not name, it holds for. `amount` is in main units. */
export const WinRule = closed({
  games: Type.Optional(Type.Array(words)),
  providers: Type.Optional(Type.Array(words)),
  amount: decimal,
  currency: currencyCode,
});

/** How players earn points with their own money, and the levels that they reach with them; the lowest one at 0 points. */
export const Loyalty = closed({
  levels: Type.Array(closed({ id: words, name: words, points: Type.Integer({ minimum: 0 }) }), { minItems: 1 }),
  pointsPerHundred: closed({ default: Type.Integer({ minimum: 0 }), types: record(Type.Integer({ minimum: 0 })) }),
});

/** What is asked before money leaves. Amounts are in main units of the base currency. */
export const Withdrawals = closed({
  turnOver: closed({ multiplier: decimal, byMethod: record(decimal) }),
  ways: Type.Array(closed({ deposit: words, withdrawal: words, isFirst: Type.Optional(Type.Boolean()) })),
  verification: Type.Array(closed({ from: decimal, needs: Type.Enum(['contact', 'identity']) })),
  linkedDays: Type.Integer({ minimum: 1 }),
  noticed: closed({ large: nullable(decimal), first: nullable(decimal) }),
  heldFor: Type.Array(Type.Enum(['large', 'first', 'unknown-way'])),
});

/** Choices that browsers may know. A feature that is off has no page and no entry in a menu. */
export const PublicSettings = closed({
  questsEnabled: Type.Boolean(),
  loyaltyEnabled: Type.Boolean(),
  enableTurnOverWager: Type.Boolean(),
  withdrawalCancelEnabled: Type.Boolean(),
  showWalletFilledFields: Type.Boolean(),
  guestAvailable: Type.Boolean(),
  chatNeedsConsent: Type.Boolean(),
  affiliateTagExpiration: Type.Integer({ minimum: 1, description: 'days' }),
});

/** Whether there are bets, and how the sportsbook's client looks (docs/guides/connect-a-sportsbook.md). */
export const Betting = closed({
  isOffered: Type.Boolean(),
  sportsBookTheme: nullable(words),
  sportsBookStyles: nullable(words),
  allowParentUrlUpdate: Type.Boolean(),
});

/** A player to try the product with, seeded beside the stand-in partners only. `balance` is in main units. */
export const DemoPlayer = closed({
  email,
  password: words,
  nickname: words,
  country: countryCode,
  currency: currencyCode,
  locale: localeCode,
  balance: decimal,
});
