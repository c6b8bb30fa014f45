export { viewLimit, type CashLimit } from './cash-limit.ts';
export { changeCashLimit, findCashLimits, findDepositLimits, type CashLimitWish } from './cash-limits.ts';
export { findCoolingOff, startCoolingOff, viewBreak } from './cooling-off.ts';
export { periodAt } from './period.ts';
export { restrictToProduct, type Product } from './product.ts';
export { findRestraints, requireOpenProduct, type Restraints } from './restraints.ts';
