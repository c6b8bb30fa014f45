// The honest limit of a bet: one function that writes the rows of a bet and asks nothing, neither rules nor locks nor stored replies.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { newId } from '../../platform/kernel/index.ts';
import type { LaunchedPlayer } from '../../platform/flows/game-wallet/testing.ts';
import { inFlight, type Turn } from './turn.ts';

/** As many as the platform's pool has. */
const connections = 16;
const stake = 100;

const writeRows = `
create function public.bare_bet(in_account uuid, in_player uuid, in_session uuid, in_game uuid, in_transfer uuid, in_bet uuid, in_round uuid, in_name text,
  in_counterparty bigint, in_hash bytea, in_reply json, in_fact jsonb) returns bigint language plpgsql as $$
declare pocket wallet.ledger_account;
begin
  update wallet.ledger_account l set balance = l.balance - ${stake}, version = l.version + 1, posted_at = clock_timestamp()
  where l.account_id = in_account and l.pocket = 'real' returning * into pocket;
  insert into wallet.transfer (id, account_id, kind, reference, posted_at) values (in_transfer, in_account, 'bet', in_bet::text, pocket.posted_at);
  insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
  values (in_transfer, pocket.id, -${stake}, pocket.balance, pocket.version), (in_transfer, in_counterparty, ${stake}, null, null);
  insert into kernel.outbox (topic, player_id, payload) values ('account.balance.updated', in_player, in_fact);
  update risk.turnover set placed = placed + ${stake} where player_id = in_player and currency = 'EUR';
  insert into game.round (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake, bonus_stake,
    country, nickname, created_at)
  values (in_round, 'verdigale-studio', in_name, in_account, in_player, in_session, in_game, 'EUR', 2, ${stake}, 0, 'DE', 'An***', now());
  insert into game.transaction (id, provider, account_id, provider_transaction_id, kind, round_id, amount, status, created_at)
  values (in_bet, 'verdigale-studio', in_account, in_name, 'bet', in_round, ${stake}, 'accepted', now());
  insert into kernel.idempotency (scope, key, input_hash, result)
  values ('game:verdigale-studio:' || in_account, in_name, in_hash, in_reply);
  return pocket.balance;
end $$`;

/** Sums that every row of a bet moves. */
const countRows = `select (select count(*) from wallet.transfer) as transfers, (select count(*) from wallet.entry) as entries,
  (select count(*) from kernel.outbox) as facts, (select count(*) from game.round) as rounds,
  (select count(*) from game.transaction) as transactions, (select count(*) from kernel.idempotency) as results,
  (select sum(placed) from risk.turnover) as placed, (select sum(version) from wallet.ledger_account) as moves`;

export interface Limit {
  play(seconds: number): Promise<Turn>;
  close(): Promise<void>;
}

/**
 * Bets by the bare function, in one round trip each. Throws where it does not write what `platformBet` writes: a limit of other rows is none.
 */
export async function openLimit(url: string, players: LaunchedPlayer[], platformBet: () => Promise<unknown>): Promise<Limit> {
  const pool = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const [admin] = pool as [pg.Client, ...pg.Client[]];
  await admin.query(writeRows);
  const sessions = await admin.query<{ account_id: string; id: string; game_id: string }>(
    'select account_id, id, game_id from game.session',
  );
  const sessionOf = new Map(sessions.rows.map((session) => [session.account_id, session]));
  const { rows } = await admin.query<{ id: string }>(`select id from wallet.ledger_account where counterparty = 'game:verdigale-studio'`);
  const counterparty = rows[0]!.id;
  let made = 0;
  async function bet(client: pg.Client): Promise<void> {
    const { accountId, playerId } = players[(made += 1) % players.length]!;
    const session = sessionOf.get(accountId)!;
    const name = randomUUID();
    const [transfer, id, round] = [newId(), newId(), newId()];
    const hash = createHash('sha256').update(name).digest();
    const values = [accountId, playerId, session.id, session.game_id, transfer, id, round, name, counterparty, hash, reply, fact];
    await client.query({ name: 'bare bet', text: callIt, values });
  }
  const written = async (by: () => Promise<unknown>) => {
    const before = await countsOf(admin);
    await by();
    const after = await countsOf(admin);
    return JSON.stringify(Object.keys(after).map((what) => [what, Number(after[what]) - Number(before[what])]));
  };
  const [own, platforms] = [await written(() => bet(admin)), await written(platformBet)];
  if (own !== platforms) throw new Error(`the bare bet writes ${own}, the platform's ${platforms}`);
  return {
    play: (seconds) => inFlight(connections, seconds, (place) => bet(pool[place]!)),
    close: async () => void (await Promise.all(pool.map((client) => client.end()))),
  };
}

const callIt = 'select public.bare_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)';
const reply = JSON.stringify({ transactionId: newId(), balance: '9999900', currency: 'EUR' });
/** As long as the one of the platform. */
const fact = JSON.stringify({
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

async function countsOf(client: pg.Client): Promise<Record<string, string>> {
  return (await client.query<Record<string, string>>(countRows)).rows[0]!;
}
