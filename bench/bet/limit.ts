// The honest limit of a casino bet: neither rules nor locks nor stored replies.
import { createHash, randomUUID } from 'node:crypto';
import { newId } from '../../platform/kernel/index.ts';
import { accountFact, type BareBet } from './bare-bets.ts';

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

const countRows = `select (select count(*) from wallet.transfer) as transfers, (select count(*) from wallet.entry) as entries,
  (select count(*) from kernel.outbox) as facts, (select count(*) from game.round) as rounds,
  (select count(*) from game.transaction) as transactions, (select count(*) from kernel.idempotency) as results,
  (select sum(placed) from risk.turnover) as placed, (select sum(version) from wallet.ledger_account) as moves`;

const reply = JSON.stringify({ transactionId: newId(), balance: '9999900', currency: 'EUR' });

export const casinoLimit: BareBet = {
  create: writeRows,
  call: 'select public.bare_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
  count: countRows,
  counterparty: 'game:verdigale-studio',
  values({ accountId, playerId }, session, counterparty) {
    const name = randomUUID();
    const [transfer, id, round] = [newId(), newId(), newId()];
    const hash = createHash('sha256').update(name).digest();
    return [accountId, playerId, session.id, session.game_id, transfer, id, round, name, counterparty, hash, reply, accountFact];
  },
};
