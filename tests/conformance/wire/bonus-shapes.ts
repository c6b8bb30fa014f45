import { among, bool, int, list, nullable, num, object, optional, str, ts } from './shape.ts';

const sum = nullable(num);
const when = nullable(ts);
const range = { amountFrom: sum, amountTo: sum };
const sums = list(object({ currency: str, amount: num }));
const ranges = list(object({ currency: str, ...range }));
const games = { gameIds: list(str), gameIdsExcluded: list(str), providerIds: list(str), providerIdsExcluded: list(str) };
const ofPackage = { packageId: nullable(str), packageName: nullable(str), packagePriority: int, issueSessionId: str };

/** 12.1 */
export const playerBonus = object({
  id: str,
  playerId: str,
  name: str,
  currency: str,
  bonusType: among(1, 2, 3, 4),
  status: among(1, 2, 3),
  result: among(1, 2, 3, 4, 5),
  amount: num,
  wagerCasino: num,
  wagerSportsbook: num,
  currentWagerAmount: num,
  currentWagerCasinoAmount: num,
  currentWagerSportsbookAmount: num,
  requiredWagerCasinoAmount: num,
  requiredWagerSportsbookAmount: num,
  currentWagerPercentage: num,
  openedTransactionsCount: int,
  maxBetAmount: sum,
  isBonusCancelLock: bool,
  activationExpiredAt: when,
  wageringExpiredAt: when,
  createdAt: ts,
  finishedAt: when,
  ...ofPackage,
  wagerCasinoConditions: object(range),
  wagerSportsbookConditions: object(range),
  maxWinAmount: sum,
  maxWinMultiplier: sum,
  sticky: bool,
  cashable: bool,
});

/** 12.2 */
export const playerFreespin = object({
  id: str,
  name: str,
  status: among(1, 2, 3),
  result: among(1, 2, 3, 4),
  count: int,
  usedCount: int,
  progress: num,
  gameId: str,
  currency: str,
  providerId: optional(str),
  issuedAt: when,
  createdAt: ts,
  activationExpiredAt: when,
  expiredAt: when,
  wageringExpiredAt: when,
  ...ofPackage,
});

/** 12.4 */
export const bonusCode = object({
  id: str,
  playerId: str,
  bonusCode: str,
  trigger: int,
  createdAt: ts,
  status: among(1, 2, 3, 4),
  result: int,
});

/** 12.5 */
export const depositBonus = object({
  id: str,
  name: str,
  status: int,
  type: among(1, 2, 3, 4),
  wagerCasino: num,
  wagerSportsbook: num,
  baseCurrencyMaxWinAmount: sum,
  maxWinAmountItems: sums,
  assignConditions: object({
    amountItems: sums,
    baseCurrencyAmount: sum,
    depositPercentage: sum,
    baseCurrencyMaxAmount: sum,
    maxAmountItems: sums,
    maxBonusAmountItems: sums,
    freespinDurationMinutes: nullable(int),
    gameId: nullable(str),
    providerId: nullable(str),
    presets: list(object({ id: str, name: str, currency: str, originalCurrency: str, price: num, quantity: int })),
  }),
  triggerConditions: object({
    baseCurrencyInvoiceAmountFrom: sum,
    baseCurrencyInvoiceAmountTo: sum,
    invoiceAmountItems: ranges,
    availableFrom: optional(when),
    availableTo: optional(when),
  }),
  wagerCasinoConditions: object({ baseCurrencyAmountFrom: sum, baseCurrencyAmountTo: sum, amountItems: ranges, ...games }),
  wagerSportsbookConditions: object({ baseCurrencyAmountFrom: sum, baseCurrencyAmountTo: sum, amountItems: ranges }),
  package: nullable(object({ id: str, name: str })),
  packagePriority: int,
});

/** 12.3 */
export const bonusStatus = object({ id: str, status: int, issueStatus: int });
export const cashback = object({ bonusId: str, bonusName: str, amount: num, date: ts });
