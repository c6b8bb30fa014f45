import { setTimeout as delay } from 'node:timers/promises';
import { AccountBook } from './account-book.ts';
import { openHouse, type House, type Proof } from './house.ts';
import { createRandom } from './random.ts';
import { planRound } from './rounds.ts';
import { openStudio, type Call, type Studio } from './studio.ts';

export interface StressOptions {
  seed: number;
  /** How long the house is open, without the time that a killed server takes to come back. */
  seconds: number;
  players: number;
  /** Rounds that each player plays at the same time. */
  tables: number;
  serverKills: number;
  postgresKills: number;
}

export interface StressReport {
  rounds: number;
  taken: number;
  resent: Studio['resent'];
  /** Players whose balance is not what the studio's books say, and calls whose answer is not the first one. */
  wrong: string[];
  proof: Proof;
  expectedTransfers: Record<string, number>;
}

const startBalance = 2_000;

/**
 * Plays rounds at many tables while the server and its database are killed, then compares: every call that was
 * acknowledged is still answered the same, every balance is what the studio's own books say, and the ledger proves.
 */
export async function stress(options: StressOptions): Promise<StressReport> {
  const { seed, players, tables } = options;
  const house = await openHouse({ players, balance: startBalance });
  try {
    const studio = openStudio(house.address);
    const books = house.tokens.map(() => new AccountBook(startBalance));
    let isOpen = true;
    const table = async (player: number, place: number): Promise<number> => {
      const random = createRandom(seed + 7_919 * player + place);
      let rounds = 0;
      for (; isOpen; rounds += 1) {
        for (const wave of planRound(random, house.tokens[player]!, `${player}-${place}-${rounds}`)) {
          await Promise.all(wave.map((call) => sendAndNote(studio, books[player]!, call)));
        }
      }
      return rounds;
    };
    const seats = books.flatMap((_, player) => Array.from({ length: tables }, (__, place) => table(player, place)));
    const disturbed = disturb(house, options).finally(() => (isOpen = false));
    // Also when a table has found a fault: nobody may still kill and restart while the house closes.
    await Promise.allSettled([...seats, disturbed]);
    const [counts] = await Promise.all([Promise.all(seats), disturbed]);
    const wrong = (await Promise.all(books.map((book, player) => compare(studio, house.tokens[player]!, book)))).flat();
    return {
      rounds: counts.reduce((total, count) => total + count, 0),
      taken: books.reduce((total, book) => total + book.taken().length, 0),
      resent: studio.resent,
      wrong,
      proof: await house.prove(),
      expectedTransfers: { adjustment: players, ...sumOf(books.map((book) => book.transfers())) },
    };
  } finally {
    await house.close();
  }
}

async function sendAndNote(studio: Studio, book: AccountBook, call: Call): Promise<void> {
  const sentAfterSuccess = book.hasSuccess(call);
  book.note(call, await studio.send(call), sentAfterSuccess);
}

/** Kills in an order and after waits that the seed chooses. */
async function disturb(house: House, { seed, seconds, serverKills, postgresKills }: StressOptions): Promise<void> {
  const random = createRandom(seed);
  const left = { server: serverKills, postgres: postgresKills };
  const meanMs = (seconds * 1_000) / (serverKills + postgresKills + 1);
  while (left.server + left.postgres > 0) {
    await delay(random.between(meanMs * 0.2, meanMs * 1.8));
    const victim = random.between(1, left.server + left.postgres) <= left.server ? 'server' : 'postgres';
    left[victim] -= 1;
    if (victim === 'server') await house.killServer();
    else house.killPostgres();
  }
  await delay(meanMs);
}

async function compare(studio: Studio, token: string, book: AccountBook): Promise<string[]> {
  const wrong: string[] = [];
  for (const { call } of book.taken()) {
    await sendAndNote(studio, book, call).catch((error: Error) => wrong.push(error.message));
  }
  const { data } = await studio.send({ operation: 'balance', body: { token } });
  if (data?.balance !== String(book.balance())) wrong.push(`${token} has ${data?.balance}, its calls say ${book.balance()}`);
  return wrong;
}

function sumOf(counts: Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const count of counts) for (const [kind, n] of Object.entries(count)) total[kind] = (total[kind] ?? 0) + n;
  return Object.fromEntries(Object.entries(total).filter(([, n]) => n > 0));
}
