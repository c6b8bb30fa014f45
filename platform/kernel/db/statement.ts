/** A text with its values, ready to be sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement that returns rows. */
export interface Query<Row> extends Statement {
  /** The row as the driver gives it, under the names and with the types of our code. */
  read(stored: Readonly<Record<string, unknown>>): Row;
}
