import type { Static, TSchema } from 'typebox';
import type { CallName } from './calls/index.ts';
import type * as bonus from './schema/bonus.ts';
import type * as common from './schema/common.ts';
import type * as document from './schema/document.ts';
import type * as game from './schema/game.ts';
import type { callSchemas } from './schema/index.ts';
import type * as invoiceList from './schema/invoice-list.ts';
import type * as limit from './schema/limit.ts';
import type * as notification from './schema/notification.ts';
import type * as passkey from './schema/passkey.ts';
import type * as payment from './schema/payment.ts';
import type * as player from './schema/player.ts';
import type * as retention from './schema/retention.ts';
import type * as risk from './schema/risk.ts';
import type * as round from './schema/round.ts';
import type * as secondFactor from './schema/second-factor.ts';
import type * as settings from './schema/settings.ts';
import type * as statement from './schema/statement.ts';
import type * as wallet from './schema/wallet.ts';

export type PageMeta = Static<typeof common.PageMeta>;
export type Currency = Static<typeof settings.Currency>;
export type Locale = Static<typeof settings.Locale>;
export type Country = Static<typeof settings.Country>;
export type Constants = Static<typeof settings.Constants>;
export type Field = Static<typeof player.Field>;
export type FieldRule = Static<typeof player.FieldRule>;
export type Profile = Static<typeof player.Profile>;
export type OtpReason = Static<typeof player.OtpReason>;
export type PlayerDocument = Static<typeof document.PlayerDocument>;
export type DocumentType = Static<typeof document.DocumentType>;
export type MessengerMessage = Static<typeof notification.MessengerMessage>;
export type AuthResponse = Static<typeof player.AuthResponse>;
export type SecondFactor = Static<typeof secondFactor.SecondFactor>;
export type Passkey = Static<typeof secondFactor.Passkey>;
export type PasskeyAnswer = Static<typeof passkey.PasskeyAnswer>;
export type PasskeyRequest = Static<typeof passkey.PasskeyRequest>;
export type PasskeyCreation = Static<typeof passkey.PasskeyCreation>;
export type NewPasskey = Static<typeof passkey.NewPasskey>;
export type Session = Static<typeof player.Session>;
export type Account = Static<typeof wallet.Account>;
export type Limit = Static<typeof limit.Limit>;
export type Statement = Static<typeof statement.Statement>;
export type StatementEntry = Static<typeof statement.StatementEntry>;
export type PaymentMethod = Static<typeof payment.PaymentMethod>;
export type MethodField = Static<typeof payment.MethodField>;
export type DepositResponse = Static<typeof payment.DepositResponse>;
export type WithdrawalResponse = Static<typeof payment.WithdrawalResponse>;
export type TurnOverWager = Static<typeof risk.TurnOverWager>;
export type Invoice = Static<typeof payment.Invoice>;
export type InvoiceStatistics = Static<typeof invoiceList.InvoiceStatistics>;
export type InvoicePush = Static<typeof payment.InvoicePush>;
export type Provider = Static<typeof game.Provider>;
export type Collection = Static<typeof game.Collection>;
export type Game = Static<typeof game.Game>;
export type GameSession = Static<typeof game.GameSession>;
export type Spin = Static<typeof game.Spin>;
export type Round = Static<typeof round.Round>;
export type RoundTransaction = Static<typeof round.RoundTransaction>;
export type RoundRecall = Static<typeof round.RoundRecall>;
export type Bet = Static<typeof game.Bet>;
export type Winner = Static<typeof game.Winner>;
export type BonusTerms = Static<typeof bonus.BonusTerms>;
export type PlayerBonus = Static<typeof bonus.PlayerBonus>;
export type PlayerFreespin = Static<typeof bonus.PlayerFreespin>;
export type DepositBonus = Static<typeof bonus.DepositBonus>;
export type BonusCode = Static<typeof bonus.BonusCode>;
export type BonusStatus = Static<typeof bonus.BonusStatus>;
export type Cashback = Static<typeof bonus.Cashback>;
export type LoyaltyAccount = Static<typeof retention.LoyaltyAccount>;
export type LoyaltyLevel = Static<typeof retention.LoyaltyLevel>;

type Schemas = typeof callSchemas;
type Part<N extends CallName, P extends string> = P extends keyof Schemas[N]
  ? Schemas[N][P] extends TSchema
    ? Static<Schemas[N][P]>
    : undefined
  : undefined;

/** The types of one call, by its name in the call table. A part that the call does not have is `undefined`. */
export type CallParams<N extends CallName> = Part<N, 'params'>;
export type CallQuery<N extends CallName> = Part<N, 'query'>;
export type CallBody<N extends CallName> = Part<N, 'body'>;
export type CallData<N extends CallName> = Part<N, 'data'>;
export type CallMeta<N extends CallName> = Part<N, 'meta'>;
