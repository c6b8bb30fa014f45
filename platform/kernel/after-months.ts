/** The same day and time so many months of the calendar later, in UTC; the last day of that month where it has no such day. */
export function afterMonths(from: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const then = new Date(from);
  then.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), lastDay));
  return then;
}
