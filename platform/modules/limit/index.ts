export { viewLimit, type CashLimit } from './cash-limit.ts';
export { changeDepositLimit, findDepositLimits, type DepositLimitWish } from './deposit-limits.ts';
export { periodAt } from './period.ts';
