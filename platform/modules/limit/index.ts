export { viewLimit, type CashLimit, type LimitLine } from './cash-limit.ts';
export { isSameKind, type CashLimitWish, type LimitKind } from './cash-limit-wish.ts';
export { findCashLimits, findDepositLimits } from './cash-limits.ts';
export { changeCashLimit } from './change-cash-limit.ts';
export { findCoolingOff, startCoolingOff, viewBreak } from './cooling-off.ts';
export { linesOf } from './limit-lines.ts';
export { scopeOf } from './limit-scope.ts';
export { periodAt } from './period.ts';
export { raisedLimitsOf } from './raised-limits.sql.ts';
export {
  findExcluded,
  findExcludedProducts,
  findProductBreaks,
  findShutProducts,
  isOnBreak,
  isShutOut,
  startProductBreak,
  type ProductBreak,
} from './product-break.ts';
export { products, type Product } from './product.ts';
export { leastRoom, type Room } from './room.ts';
export { restrictToProduct } from './restrict-to-product.ts';
export { changedValue, waitingAt, type Changing } from './waiting-change.ts';
export { findRestraints, requireOpenProduct, type Restraints } from './restraints.ts';
export {
  findStoppedMethods,
  findStoppedPlay,
  listStops,
  putStop,
  removeStop,
  requireRunning,
  stopScopes,
  type Playable,
  type Stop,
  type StopTarget,
} from './stops.ts';
export { stopsChanged } from './stop.sql.ts';
export { setOperatorLimit } from './set-operator-limit.ts';
