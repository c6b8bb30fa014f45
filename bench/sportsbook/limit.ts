// The honest limit of a sports bet: neither rules nor locks nor prices.
import { createHash, randomUUID } from 'node:crypto';
import { newId } from '../../platform/kernel/index.ts';
import { accountFact, type BareBet } from '../bet/bare-bets.ts';

const stake = 100;

const writeRows = `
create function public.bare_sport_bet(in_account uuid, in_player uuid, in_session uuid, in_game uuid, in_transfer uuid, in_transaction uuid, in_bet uuid,
  in_outcome uuid, in_event text, in_counterparty bigint, in_hash bytea, in_fact jsonb) returns void language plpgsql as $$
declare pocket wallet.ledger_account;
begin
  update wallet.ledger_account l set balance = l.balance - ${stake}, version = l.version + 1, posted_at = clock_timestamp()
  where l.account_id = in_account and l.pocket = 'real' returning * into pocket;
  insert into wallet.transfer (id, account_id, kind, reference, posted_at) values (in_transfer, in_account, 'sport-stake', in_bet || ':0', pocket.posted_at);
  insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
  values (in_transfer, pocket.id, -${stake}, pocket.balance, pocket.version), (in_transfer, in_counterparty, ${stake}, null, null);
  insert into kernel.outbox (topic, player_id, payload) values ('account.balance.updated', in_player, in_fact),
    ('game.bet.created', in_player, jsonb_build_object('betId', in_bet));
  insert into game.round (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake, bonus_stake,
    country, nickname, created_at)
  values (in_bet, 'verdigale-studio', in_bet::text, in_account, in_player, in_session, in_game, 'EUR', 2, ${stake}, 0, 'DE', 'An***', now());
  insert into game.transaction (id, provider, account_id, provider_transaction_id, kind, round_id, amount, status, created_at)
  values (in_transaction, 'verdigale-studio', in_account, in_bet::text, 'bet', in_bet, ${stake}, 'accepted', now());
  insert into sportsbook.bet (id, player_id, account_id, currency, exponent, unit_stake, sizes, stake, most_payout, price_policy, state, decided_at,
    status, created_at)
  values (in_bet, in_player, in_account, 'EUR', 2, ${stake}, '{1}', ${stake}, ${2 * stake}, 'any', 'open', now(), 1, now());
  insert into sportsbook.leg (bet_id, position, outcome_id, event_id, price, version, is_live)
  values (in_bet, 1, in_outcome, in_event, '2.0', 1, false);
  insert into kernel.idempotency (scope, key, input_hash, result)
  values ('sport-bet:' || in_account, in_bet::text, in_hash, json_build_object('betId', in_bet));
end $$`;

const countRows = `select (select count(*) from wallet.transfer) as transfers, (select count(*) from wallet.entry) as entries,
  (select count(*) from kernel.outbox) as facts, (select count(*) from game.round) as rounds, (select count(*) from game.transaction) as transactions,
  (select count(*) from kernel.idempotency) as results, (select count(*) from sportsbook.bet) as bets, (select count(*) from sportsbook.leg) as legs,
  (select sum(version) from wallet.ledger_account) as moves`;

/** Singles on this outcome. */
export const sportLimit = (on: { outcomeId: string; eventId: string }): BareBet => ({
  create: writeRows,
  call: 'select public.bare_sport_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
  count: countRows,
  counterparty: 'sportsbook:open',
  values({ accountId, playerId }, session, counterparty) {
    const hash = createHash('sha256').update(randomUUID()).digest();
    const ids = [newId(), newId(), newId()];
    return [accountId, playerId, session.id, session.game_id, ...ids, on.outcomeId, on.eventId, counterparty, hash, accountFact];
  },
});
