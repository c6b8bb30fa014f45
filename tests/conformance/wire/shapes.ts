import { bonusCode, playerBonus, playerFreespin } from './bonus-shapes.ts';
import { entryPush, leaderboardPush, tournamentPush } from './tournament-shapes.ts';
import { quest, questTask } from './quest-shapes.ts';
import { among, anything, bool, int, intOrStr, list, map, nullable, num, object, optional, str, ts, type Shape } from './shape.ts';

// The shapes of the wire by its reference, section by section: written by hand, and independent of `packages/contract`.

const text = nullable(str);
const time = nullable(ts);
const sum = nullable(num);

const pageMeta = { page: int, perPage: int, totalPages: int, totalRows: int };
/** 0.1: a success. */
export const data = <T>(shape: Shape<T>) => object({ data: shape });
export const paged = <T>(shape: Shape<T>, more: Readonly<Record<string, Shape>> = {}) =>
  object({ data: list(shape), meta: object({ ...pageMeta, ...more }) });
export const acknowledgement = data(object({ message: str }));
/** 0.1: a refusal. */
export const refusal = object({ error: object({ code: int, message: str, fields: optional(map(list(str))) }) });

/** 1.1 to 1.5 */
const currencyFields = {
  name: str,
  code: str,
  symbol: str,
  type: among('fiat', 'crypto', 'virtual'),
  isBase: bool,
  isEnabled: bool,
  subunitToUnit: int,
  rate: object({ rate: num, rateTime: ts }),
};
export const currency = object({ ...currencyFields, subCurrencies: optional(list(object(currencyFields))) });
export const locale = object({ code: str, languageCode: str, name: str, nativeName: str, isDefault: bool });
export const country = object({
  code: str,
  name: str,
  nativeName: str,
  phonePrefix: str,
  currency: str,
  additionalCurrency: list(str),
  locale: str,
  restrict: bool,
});
const items = list(object({ id: intOrStr, name: str }));
export const constants = object({
  player: object({
    scenarios: items,
    timeZone: items,
    playerStatuses: items,
    document: object({ status: items, type: list(object({ id: str, name: str, section: str })) }),
    limit: object({
      definition: items,
      status: items,
      allPeriod: items,
      cashPeriod: items,
      coolingOffPeriod: items,
      selfExclusionPeriod: items,
    }),
    registration: object({ email: bool, phone: bool }),
    otp: object({ enabled: bool, reason: list(str) }),
    socialAuth: list(str),
    telegram: optional(object({ bot: str, auth_url: str })),
  }),
  payment: object({ invoiceStatuses: items, invoiceTypes: items }),
  game: object({
    bet: object({ status: items, transactionType: items, amountType: items }),
    spin: object({ transactionType: items }),
    bonus: object({
      triggerType: items,
      type: items,
      status: items,
      wagerSportsbookTicketType: items,
      wagerSportsbookStage: items,
      payoutBalanceType: items,
      wagerCategory: items,
      depositBonusDeclineDefault: bool,
    }),
    playerBonus: object({ status: items, result: items }),
    playerFreespin: object({ status: items, result: items }),
  }),
});
/** The edge network may not know: then there is no country to name. */
export const init = object({ country: text });

/** 2.1, 2.5 */
export const field = object({
  id: int,
  name: str,
  description: str,
  isRequired: bool,
  isVisible: bool,
  editable: bool,
  position: int,
  value: optional(anything),
});
export const profile = object({
  id: str,
  email: text,
  phone: text,
  currency: text,
  country: text,
  birthdate: text,
  firstName: text,
  lastName: text,
  nickname: text,
  nationality: text,
  placeOfBirth: text,
  address: text,
  additionalAddress: text,
  city: text,
  postalCode: text,
  personalIdNumber: text,
  timeZone: text,
  profession: text,
  locale: text,
  securityQuestion: text,
  securityAnswer: text,
  gender: among('male', 'female', null),
  status: int,
  receiveEmailPromo: bool,
  receiveSmsPromo: bool,
  receiveBonus: bool,
  agreedTc: bool,
  confirmedAt: time,
  phoneConfirmed: bool,
  createdAt: time,
  freshchatRestoreId: text,
  segmentIds: list(str),
  isNewlyRegistered: bool,
  pwaInstalled: bool,
});

/** 3.1, 3.3 */
export const auth = object({ accessToken: str, tokenType: str, expiresAfter: str, sessionId: str, profile });
export const session = object({
  sessionId: str,
  playerId: str,
  ip: str,
  country: str,
  deviceType: str,
  userAgent: str,
  createdAt: ts,
  closedAt: time,
});

/** 4.1, 5.1, 6.1 */
export const document = object({ id: str, fileName: str, type: str, status: among(1, 2, 3), createdAt: ts, rejectReason: text });
export const limit = object({
  id: str,
  definition: among(1, 2, 3, 4, 5),
  status: among(1, 2),
  period: text,
  amount: sum,
  currentAmount: sum,
  currency: text,
  startedAt: time,
  expiredAt: time,
  createdAt: time,
  updatedAt: time,
  cancelProcess: bool,
  pendingExist: bool,
});
export const message = object({
  id: str,
  playerId: str,
  state: among(1, 2),
  content: object({ title: str, body: str, link: optional(object({ url: str, label: str })), image: optional(str) }),
  readAt: time,
  createdAt: time,
  updatedAt: time,
});
export const unread = object({ totalUnread: int });

/** 7.1 */
export const account = object({
  id: str,
  currency: str,
  status: int,
  balance: num,
  realBalance: num,
  bonusBalance: num,
  lockedBalance: num,
  withdrawalBalance: num,
});

/** 8.1 */
const option = object({
  id: text,
  name: str,
  minAmount: num,
  maxAmount: num,
  regex: optional(str),
  regexp: optional(str),
});
export const method = object({
  method: str,
  names: map(str),
  type: among('form', 'address'),
  processingType: among('form', 'qr', 'iframe', 'message', 'asyncRedirect'),
  logo: str,
  icon: str,
  amountMin: num,
  amountMax: num,
  presets: list(object({ amount: num, default: bool })),
  fields: list(
    object({
      key: str,
      fieldType: str,
      type: str,
      value: text,
      isRequired: bool,
      regexp: str,
      labels: map(str),
      hints: map(str),
      position: int,
      options: optional(list(option)),
    }),
  ),
});

/** 8.2, 8.3: what one way of paying does not need is absent. */
export const deposit = object({
  invoiceId: str,
  method: str,
  type: str,
  action: optional(str),
  fields: optional(map(str)),
  qr: optional(str),
  address: optional(str),
  tag: optional(str),
});
export const withdrawal = object({
  invoiceId: str,
  action: optional(str),
  fields: optional(map(str)),
  method: optional(str),
  qr: optional(str),
  type: optional(str),
  message: optional(str),
});

/** 8.4, 8.5 */
export const invoice = object({
  id: str,
  amount: num,
  currency: str,
  transactionAmount: num,
  transactionCurrency: str,
  status: int,
  statusResult: str,
  invoiceType: among(1, 2),
  paymentMethod: str,
  createdAt: ts,
  updatedAt: ts,
  number: nullable(int),
  publicData: nullable(map(str)),
});
const moved = ['Deposit', 'Withdrawal', 'Purchase', 'VirtualPayout'];
const plural = (name: string) => `${name[0]!.toLowerCase()}${name.slice(1)}s`;
export const statistics = object({
  currency: str,
  ...Object.fromEntries(
    moved.flatMap((name) => [
      [`${plural(name)}Count`, int],
      [`${plural(name)}Sum`, sum],
      [`${plural(name)}SumBaseCurrency`, sum],
      [`last${name}Amount`, sum],
      [`last${name}AmountBaseCurrency`, sum],
      [`last${name}ProcessedAt`, time],
    ]),
  ),
});

/** 10 */
export const turnOver = object({ total: num, turnOverWager: num, turnOverWagerAmount: num, currency: str });

/** 11.1: a brand without pictures of its own has the sizes without a picture, and those of `images` are shown. */
const sizes = ['200x200', '200x300'];
const ofSizes = (names: readonly string[], shape: Shape) => object(Object.fromEntries(names.map((name) => [name, shape])));
const pictures = object({ '1x': str, '2x': optional(str), '3x': optional(str) });
const ownPictures = object({ '1x': optional(str), '2x': optional(str), '3x': optional(str) });
export const provider = object({
  id: str,
  identity: str,
  name: str,
  gameEnabledCount: int,
  images: ofSizes(['116x40'], pictures),
  customImages: ofSizes(['116x40'], ownPictures),
});
export const collection = object({ id: str, identity: str, name: str, countries: list(str), isHidden: bool });
export const game = object({
  id: str,
  identity: str,
  name: str,
  isDemoMode: bool,
  paylines: int,
  volatility: str,
  type: str,
  platforms: list(among(1, 2)),
  screenHeightRatio: sum,
  screenWidthRatio: sum,
  images: ofSizes(sizes, pictures),
  customImages: ofSizes(sizes, ownPictures),
  provider,
  collections: list(collection),
  labels: list(object({ id: str, name: str, createdAt: ts, updatedAt: ts })),
  isBonusWagering: bool,
  minimumBonusWagerMultiplier: num,
});

/** 11.3, 11.4 */
export const launch = object({ gameUrl: str, token: str });
export const winner = object({
  nickname: text,
  amount: num,
  currency: str,
  payout: num,
  gameId: str,
  gameName: str,
  isDemoMode: bool,
  gameImages: ofSizes(sizes, pictures),
  gameCustomImages: ofSizes(sizes, ownPictures),
});
export const spin = object({ id: str, game: str, gameIdentity: str, amount: num, payout: num, currency: str, createdAt: ts });
export const bet = object({
  id: str,
  roundId: str,
  gameId: str,
  game: str,
  amount: num,
  payout: num,
  currency: str,
  coefficient: num,
  status: int,
  ticketType: int,
  createdAt: ts,
  items: list(
    object({ event: str, stage: int, discipline: str, tournament: str, eventDate: ts, market: str, outcome: str, coefficient: num }),
  ),
});

/** 13: what each event carries beside its name. */
export const invoicePush = object({
  id: str,
  playerId: str,
  amount: num,
  currency: str,
  paymentMethod: str,
  status: int,
  createdAt: ts,
  number: nullable(int),
  publicData: nullable(object({ qr: str, url: str })),
});
export const pushes: Readonly<Record<string, Shape>> = {
  'account.balance.updated': object({ account }),
  'invoice.deposit.updated': object({ invoice: invoicePush }),
  'invoice.withdrawal.created': object({ invoice: invoicePush }),
  'invoice.withdrawal.updated': object({ invoice: invoicePush }),
  'player.bonus.created': object({ playerBonus }),
  'player.bonus.updated': object({ playerBonus }),
  'player.freespin.created': object({ playerFreespin }),
  'player.freespin.updated': object({ playerFreespin }),
  'player.bonus.code.updated': object({ playerBonusCode: bonusCode }),
  'quest.updated': object({ quest }),
  'quest.task.updated': object({ task: questTask }),
  'message.received': object({ message }),
  'game.winner': object({ winner }),
  'tournament.completed': object({ tournament: tournamentPush }),
  'tournament.leaderboard.updated': leaderboardPush,
  'tournament.player-entry.updated': object({ entry: entryPush }),
};
