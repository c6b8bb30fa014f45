import Type from 'typebox';
import { type CallSchema, Closed, CountryCode, CurrencyCode, LocaleCode, Nullable, Timestamp, Url } from './common.ts';

const shape = {
  name: Type.String(),
  symbol: Type.String(),
  type: Type.Union([Type.Literal('fiat'), Type.Literal('crypto'), Type.Literal('virtual')]),
  isBase: Type.Boolean(),
  isEnabled: Type.Boolean(),
  subunitToUnit: Type.Integer({ description: 'Smallest units per unit, a power of ten' }),
  rate: Type.Object({
    rate: Type.Number({ description: "This currency's smallest units per one unit of the base currency" }),
    rateTime: Timestamp,
  }),
};

/** A unit in which people read a currency: `mBTC` is a thousandth of a bitcoin. Its rate is that of the currency. */
const SubCurrency = Type.Object({ ...shape, code: Type.String() });

export const Currency = Type.Object({
  ...shape,
  code: CurrencyCode,
  subCurrencies: Type.Optional(Type.Array(SubCurrency)),
});

export const Locale = Type.Object({
  code: LocaleCode,
  languageCode: Type.String(),
  name: Type.String(),
  nativeName: Type.String(),
  isDefault: Type.Boolean(),
});

export const Country = Type.Object({
  code: CountryCode,
  name: Type.String(),
  nativeName: Type.String(),
  phonePrefix: Type.String({ description: 'Digits without the plus' }),
  currency: CurrencyCode,
  additionalCurrency: Type.Array(CurrencyCode),
  locale: LocaleCode,
  restrict: Type.Boolean(),
});

export const HelpOrganisation = Type.Object({
  country: Nullable(CountryCode),
  name: Type.String(),
  url: Url,
  phone: Nullable(Type.String({ description: 'As it is dialled in the country' })),
});

export const ConstantItem = Type.Object({ id: Type.Union([Type.Integer(), Type.String()]), name: Type.String() });
const Items = Type.Array(ConstantItem);
const DocumentType = Type.Object({ id: Type.String(), name: Type.String(), section: Type.String() });

export const Constants = Type.Object({
  player: Type.Object({
    scenarios: Items,
    timeZone: Items,
    playerStatuses: Items,
    document: Type.Object({ status: Items, type: Type.Array(DocumentType) }),
    limit: Type.Object({
      definition: Items,
      status: Items,
      allPeriod: Items,
      cashPeriod: Items,
      coolingOffPeriod: Items,
      selfExclusionPeriod: Items,
      askedAt: Type.Enum(['registration', 'first-deposit'], {
        description: 'When new players are asked for limits. Ours, beside the wire',
      }),
      products: Type.Array(Type.Enum(['casino', 'sportsbook']), {
        description: 'From which of them alone a break or self-exclusion can be. Ours, beside the wire',
      }),
      holdAcrossCurrencies: Type.Optional(
        Type.Boolean({
          description: 'Whether each limit on money holds for what is done in all currencies, by its worth. Ours, beside the wire',
        }),
      ),
    }),
    registration: Type.Object({ email: Type.Boolean(), phone: Type.Boolean() }),
    otp: Type.Object({ enabled: Type.Boolean(), reason: Type.Array(Type.String()) }),
    socialAuth: Type.Array(Type.String()),
    telegram: Type.Optional(Type.Object({ bot: Type.String(), auth_url: Type.String() })),
  }),
  payment: Type.Object({ invoiceStatuses: Items, invoiceTypes: Items }),
  game: Type.Object({
    bet: Type.Object({ status: Items, transactionType: Items, amountType: Items }),
    spin: Type.Object({ transactionType: Items }),
    bonus: Type.Object({
      triggerType: Items,
      type: Items,
      status: Items,
      wagerSportsbookTicketType: Items,
      wagerSportsbookStage: Items,
      payoutBalanceType: Items,
      wagerCategory: Items,
      depositBonusDeclineDefault: Type.Boolean(),
    }),
    playerBonus: Type.Object({ status: Items, result: Items }),
    playerFreespin: Type.Object({ status: Items, result: Items }),
  }),
});

export const settingsSchemas = {
  'settings.currencies': {
    summary: 'Currencies; `visible=1` asks for the enabled ones',
    query: Closed({ visible: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }),
    data: Type.Array(Currency),
  },
  'settings.locales': { summary: 'Locales of the brand', data: Type.Array(Locale) },
  'settings.countries': { summary: 'Countries, restricted ones flagged', data: Type.Array(Country) },
  'settings.helpOrganisations': {
    summary: 'Whom players can talk to about their play, by country. Ours, beside the wire',
    data: Type.Array(HelpOrganisation),
  },
  'settings.constants': { summary: 'Tree of enumerations', data: Constants },
} as const satisfies Record<string, CallSchema>;
