// The SQL of a bet without the platform: its statements are recorded while the platform makes one, so that they cannot differ.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { LaunchedPlayer } from '../../platform/flows/game-wallet/testing.ts';
import { inFlight, type Turn } from './turn.ts';

/** As many as the platform's pool has. */
const connections = 16;
/** What the recorded bet goes by, as transaction and as round. */
export const recordedId = 'recorded-bet';
const stake = 100n;
const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|recorded-bet/g;

export interface Statement {
  text: string;
  name?: string;
  values: unknown[];
  /** Statements of one batch travel together. */
  batch: number;
}

/** The statements of the one bet that `play` makes. */
export async function recordBet(play: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const original = pg.Client.prototype.query;
  let batch = 0;
  let isAnswered = false;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    // What is sent before the answers to what was sent together before it belongs to that.
    if (isAnswered) batch += 1;
    isAnswered = false;
    const [config] = args as [string | pg.QueryConfig];
    recorded.push({ values: [], ...(typeof config === 'string' ? { text: config } : config), batch });
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (...answer: unknown[]) => ((isAnswered = true), callback(...answer));
    }
    const answer = (original as (...all: unknown[]) => Promise<unknown> | undefined).apply(this, args);
    void answer?.then(() => (isAnswered = true));
    return answer;
  } as typeof original;
  await play();
  pg.Client.prototype.query = original;
  // The relay's wake-up of an earlier bet may fall into it.
  return recorded.slice(0, recorded.findIndex(({ text }) => text === 'commit') + 1).filter(({ text }) => !text.includes('pg_notify'));
}

/** Drives the recorded statements as fast as PostgreSQL takes them, for other players and with ids of their own. */
export async function driveStraight(
  url: string,
  recorded: Statement[],
  recordedPlayer: LaunchedPlayer,
  players: LaunchedPlayer[],
  seconds: number,
): Promise<Turn> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url, pipeline: true });
      await client.connect();
      return client;
    }),
  );
  const batches = [...Map.groupBy(recorded, ({ batch }) => batch).values()];
  const constants = constantsOf(recorded);
  let made = 0;
  const turn = await inFlight(connections, seconds, async (place) => {
    const player = players[(made += 1) % players.length]!;
    const ids = new Map([
      ...constants,
      [recordedPlayer.accountId, player.accountId],
      [recordedPlayer.playerId, player.playerId],
      [recordedId, randomUUID()],
    ]);
    let balance = 0n;
    const fit = (value: unknown): unknown => {
      if (Buffer.isBuffer(value)) return value.equals(hashOf(recordedPlayer)) ? hashOf(player) : value;
      // The balance after the bet; what the counterparty gains is the stake.
      if (Array.isArray(value)) return typeof value[0] === 'bigint' && value[0] > stake ? [balance - stake] : value;
      if (typeof value !== 'string') return value;
      return value.replaceAll(id, (found) => ids.get(found) ?? ids.set(found, randomUUID()).get(found)!);
    };
    for (const batch of batches) {
      const client = clients[place]!;
      client.connection.stream.cork();
      const sent = batch.map((statement) => client.query({ ...statement, values: statement.values.map(fit) }));
      client.connection.stream.uncork();
      for (const { rows } of await Promise.all(sent)) if (rows[0]?.real) balance = BigInt(rows[0].real as string);
    }
  });
  await Promise.all(clients.map((client) => client.end()));
  return turn;
}

/** The game and its session stay the recorded ones: rows refer to them. */
function constantsOf(recorded: Statement[]): [string, string][] {
  const round = recorded.find(({ text }) => text.includes('insert into game.round'));
  const [, , , , , sessionId, gameId] = (round?.values ?? []) as string[];
  return [sessionId, gameId].map((constant) => [constant!, constant!]);
}

const hashes = new Map<string, Buffer>();
function hashOf({ token }: LaunchedPlayer): Buffer {
  const known = hashes.get(token) ?? createHash('sha256').update(token).digest();
  hashes.set(token, known);
  return known;
}
