/** Why money was refused; callers map it to an error code of their own catalogue. */
export type MoneyErrorReason =
  /** Not a plain decimal (or, on the partners' wire, not a plain whole number). */
  | 'format'
  /** More decimals than the currency has: money is never rounded on its way in. */
  | 'too-many-decimals'
  /** Does not fit a PostgreSQL bigint, or the exact range of a JSON number. */
  | 'too-large'
  | 'currency-mismatch'
  /** No currency code, or a number of decimals outside 0 to 8. */
  | 'bad-currency'
  | 'bad-rate';

/** The only error of this package. Its message is for logs: it never reaches a player. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
  readonly reason: MoneyErrorReason;

  constructor(reason: MoneyErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
