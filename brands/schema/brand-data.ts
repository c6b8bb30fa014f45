import Type, { type Static } from 'typebox';
import { Bonuses } from './campaign.ts';
import { Collection, Game, GameProvider } from './catalogue.ts';
import { closed, countryCode, email, localeCode, record, words } from './kinds.ts';
import { PaymentMethod } from './payment-method.ts';
import { Quest } from './quest.ts';
import { Tournament } from './tournament.ts';
import {
  Betting,
  Country,
  Currency,
  DemoPlayer,
  HelpOrganisation,
  Limits,
  Locale,
  Loyalty,
  PublicSettings,
  Registration,
  StakeRule,
  WinRule,
  Withdrawals,
} from './settings.ts';

/** All that a brand says in `brand.ts`, once it is laid over the brand that it extends. */
export const BrandData = closed({
  name: words,
  /** Where messages of the contact form go, and what players write to. */
  supportEmail: email,
  /** Has no prefix in addresses; its texts stand in for those that another locale lacks. */
  defaultLocale: localeCode,
  settings: closed({
    /** In the order of menus. */
    locales: Type.Array(Locale, { minItems: 1 }),
    currencies: Type.Array(Currency, { minItems: 1 }),
    countries: Type.Array(Country),
    /** Nobody may play from there: visitors see the restricted layout, the platform refuses what players do. */
    restrictedCountries: Type.Array(countryCode),
  }),
  catalogue: closed({
    providers: Type.Array(GameProvider),
    collections: Type.Array(Collection),
    games: Type.Array(Game),
  }),
  paymentMethods: Type.Array(PaymentMethod),
  bonuses: Bonuses,
  quests: Type.Array(Quest),
  registration: Registration,
  demoPlayers: Type.Array(DemoPlayer),
  publicSettings: PublicSettings,
  withdrawals: Withdrawals,
  limits: Limits,
  help: Type.Array(HelpOrganisation),
  /** Whose rules for players' protection hold. (`platform/jurisdictions`) */
  jurisdiction: Type.Enum(['house', 'united-kingdom', 'malta', 'ontario', 'denmark', 'sweden']),
  stakes: Type.Array(StakeRule),
  wins: Type.Array(WinRule),
  loyalty: Loyalty,
  tournaments: Type.Array(Tournament),
  betting: Betting,
});
export type BrandData = Static<typeof BrandData>;

/** A mail, a text message or a notification, with `{placeholders}`. */
export const Messages = record(
  closed({ subject: Type.Optional(Type.String()), text: words, /** Below a notification. */ link: Type.Optional(words) }),
);
export type Messages = Static<typeof Messages>;
