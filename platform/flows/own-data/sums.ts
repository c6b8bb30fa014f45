import type { Column } from './catalogue.sql.ts';

/** Whole numbers that are sums, in tables that do not say how many decimals their currency has: given in minor units, and named so. */
export const minorUnits: ReadonlySet<string> = new Set([
  'bonus.bet_share.bonus',
  'bonus.bet_share.contribution',
  'bonus.bet_share.locked',
  'bonus.bet_share.real',
  'bonus.cashback_paid.amount',
  'bonus.cashback_paid.base',
  'bonus.free_round.winnings',
  'bonus.round_share.bonus',
  'bonus.round_share.contribution',
  'bonus.round_share.kept',
  'bonus.round_share.locked',
  'bonus.round_share.paid',
  'bonus.round_share.paid_bonus',
  'bonus.round_share.paid_locked',
  'bonus.round_share.real',
  'game.late_loss.loss',
  'game.transaction.amount',
  'payment.credit.amount',
  'risk.turnover.placed',
  'risk.turnover.spare',
  'risk.turnover.total',
  'sportsbook.cash_out.amount',
  'sportsbook.cash_out.stake',
  'sportsbook.cash_out_request.amount',
  'sportsbook.cash_out_request.stake',
  'sportsbook.quote.amount',
  'sportsbook.quote.stake',
  'wallet.entry.amount',
  'wallet.entry.balance_after',
  'wallet.ledger_account.balance',
]);

/** Whole numbers that are no sums though their table has a currency. */
const counts: ReadonlySet<string> = new Set(['wallet.account.revision']);

/** A sum that is given in main units: its row names the decimals of its currency. */
export const isSum = (column: Column, among: readonly Column[]) =>
  column.type === 'bigint' && among.some(({ name }) => name === 'exponent') && !counts.has(`${column.table}.${column.name}`);
