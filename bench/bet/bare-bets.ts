// The honest limit of a bet: one function that writes its rows and asks nothing.
import pg from 'pg';
import { newId } from '../../platform/kernel/index.ts';
import type { LaunchedPlayer } from '../../platform/flows/game-wallet/testing.ts';
import { inFlight, type Turn } from './turn.ts';

/** As many as the platform's pool has. */
const connections = 16;

export interface Limit {
  play(seconds: number): Promise<Turn>;
  close(): Promise<void>;
}

interface Session {
  account_id: string;
  id: string;
  game_id: string;
}

export interface BareBet {
  /** Creates the function. */
  create: string;
  call: string;
  /** Sums that every row of a bet moves. */
  count: string;
  /** Who holds the stakes. */
  counterparty: string;
  values(player: LaunchedPlayer, session: Session, counterparty: string): unknown[];
}

/**
 * Bets by the bare function, in one round trip each. Throws where it does not write what `platformBet` writes: otherwise the comparison would be of different work.
 */
export async function openBareBets(
  url: string,
  players: readonly LaunchedPlayer[],
  bare: BareBet,
  platformBet: () => Promise<unknown>,
): Promise<Limit> {
  const pool = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const admin = pool[0]!;
  await admin.query(bare.create);
  const sessions = await admin.query<Session>('select account_id, id, game_id from game.session');
  const sessionOf = new Map(sessions.rows.map((session) => [session.account_id, session]));
  const ledger = await admin.query<{ id: string }>(`select id from wallet.ledger_account where counterparty = '${bare.counterparty}'`);
  const counterparty = ledger.rows[0]!.id;
  let made = 0;
  async function bet(client: pg.Client): Promise<void> {
    const player = players[(made += 1) % players.length]!;
    const values = bare.values(player, sessionOf.get(player.accountId)!, counterparty);
    await client.query({ name: 'bare bet', text: bare.call, values });
  }
  const counts = async () => (await admin.query<Record<string, string>>(bare.count)).rows[0]!;
  const written = async (by: () => Promise<unknown>) => {
    const before = await counts();
    await by();
    const after = await counts();
    return JSON.stringify(Object.keys(after).map((what) => [what, Number(after[what]) - Number(before[what])]));
  };
  const [own, platforms] = [await written(() => bet(admin)), await written(platformBet)];
  if (own !== platforms) throw new Error(`the bare bet writes ${own}, the platform's ${platforms}`);
  return {
    play: (seconds) => inFlight(connections, seconds, (place) => bet(pool[place]!)),
    close: async () => void (await Promise.all(pool.map((client) => client.end()))),
  };
}

/** A fact about an account, as long as the one of the platform. */
export const accountFact = JSON.stringify({
  account: {
    id: newId(),
    currency: 'EUR',
    status: 1,
    balance: 99999,
    realBalance: 99999,
    bonusBalance: 0,
    lockedBalance: 0,
    withdrawalBalance: 99999,
    version: 2,
  },
});
