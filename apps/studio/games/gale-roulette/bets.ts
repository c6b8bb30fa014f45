/** The kinds of bets, by how many of the 37 numbers they cover. */
export const betKinds = ['straight', 'split', 'street', 'corner', 'sixLine', 'dozen', 'column', 'even'] as const;
export type BetKind = (typeof betKinds)[number];
/** A place on the table: `identity` names it in a choice, such as `split-1-2`, `dozen-1` or `red`. */
export interface Bet {
  identity: string;
  kind: BetKind;
  numbers: readonly number[];
}

const rowsOfTable = 12;
const columnsOfTable = 3;
const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const numbers = Array.from({ length: 36 }, (_, index) => index + 1);

export function colourOf(number: number): 'green' | 'red' | 'black' {
  return number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';
}

/** The number in a row from 0 to 11 and a column from 0 to 2. */
function numberAt(row: number, column: number): number {
  return row * columnsOfTable + column + 1;
}

/** Every bet of the table. With the zero lie three splits, two streets and the corner of the first four. */
export const bets: readonly Bet[] = [
  ...[0, ...numbers].map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => inside('split', [number, number + 1])),
  ...numbers.filter((number) => number <= 33).map((number) => inside('split', [number, number + 3])),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  ...rows(rowsOfTable, (first) => inside('street', [first, first + 1, first + 2])),
  inside('corner', [0, 1, 2, 3]),
  ...numbers
    .filter((number) => number <= 33 && number % 3 !== 0)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  ...rows(rowsOfTable - 1, (first) =>
    inside(
      'sixLine',
      Array.from({ length: 6 }, (_, index) => first + index),
    ),
  ),
  ...[1, 2, 3].map((dozen) => outside('dozen', `dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  ...[1, 2, 3].map((column) => outside('column', `column-${column}`, (number) => (number - 1) % 3 === column - 1)),
  outside('even', 'red', (number) => reds.has(number)),
  outside('even', 'black', (number) => !reds.has(number)),
  outside('even', 'odd', (number) => number % 2 === 1),
  outside('even', 'even', (number) => number % 2 === 0),
  outside('even', 'low', (number) => number <= 18),
  outside('even', 'high', (number) => number > 18),
];

const byIdentity = new Map(bets.map((bet) => [bet.identity, bet]));

export function findBet(identity: string): Bet | undefined {
  return byIdentity.get(identity);
}

/** What a bet returns for each unit on it when one of its numbers comes, the unit itself included: 36 for one number, 2 for eighteen. */
export function returnOf({ numbers: covered }: Bet): number {
  return 36 / covered.length;
}

function inside(kind: BetKind, covered: number[]): Bet {
  return { identity: `${kind}-${covered.join('-')}`, kind, numbers: covered };
}

function outside(kind: BetKind, identity: string, covers: (number: number) => boolean): Bet {
  return { identity, kind, numbers: numbers.filter(covers) };
}

function rows(count: number, make: (first: number) => Bet): Bet[] {
  return Array.from({ length: count }, (_, row) => make(numberAt(row, 0)));
}
