const number = /^-?\d+(\.\d+)?$/;

/** A line of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
