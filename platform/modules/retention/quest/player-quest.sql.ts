import { questState } from '@verdigale/contract';
import {
  boolean,
  command,
  givenRows,
  integer,
  json,
  nullable,
  oneOf,
  present,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import type { TaskProgress } from './progress.ts';
import type { Promised } from './promise-rewards.ts';
import type { QuestTerms } from './terms.ts';

const { active, completed, unrewarded, expired, canceled } = questState;

const stored = row({
  id: uuid,
  playerId: uuid,
  questId: uuid,
  versionId: uuid,
  accountId: uuid,
  currency: text,
  exponent: integer,
  state: oneOf([active, completed, unrewarded, expired, canceled]),
  periodStart: timestamp,
  tasks: json<readonly TaskProgress[]>(),
  rewards: json<readonly Promised[]>(),
  startedAt: timestamp,
  endsAt: nullable(timestamp),
  completedAt: nullable(timestamp),
  finishedAt: nullable(timestamp),
  updatedAt: timestamp,
});

const playerQuest = row({ ...stored.shape, identity: text, terms: json<QuestTerms>() });
/** A quest that a player has begun, by the terms of that moment. */
export type PlayerQuestRow = RowOf<typeof playerQuest>;

const select = sql`select ${stored.columns('p')}, q.identity, v.terms
  from retention.player_quest p join retention.quest q on q.id = p.quest_id join retention.quest_version v on v.id = p.version_id`;

export const insertPlayerQuest = (made: PlayerQuestRow) => command`
  insert into retention.player_quest (id, player_id, quest_id, version_id, account_id, currency, exponent, state, period_start, tasks, rewards,
    started_at, ends_at, completed_at, finished_at, updated_at)
  values (${made.id}, ${made.playerId}, ${made.questId}, ${made.versionId}, ${made.accountId}, ${made.currency}, ${made.exponent}, ${made.state},
    ${made.periodStart}, ${JSON.stringify(made.tasks)}::jsonb, ${JSON.stringify(made.rewards)}::jsonb, ${made.startedAt}, ${made.endsAt},
    ${made.completedAt}, ${made.finishedAt}, ${made.updatedAt})`;

export const updatePlayerQuest = (after: PlayerQuestRow) => command`
  update retention.player_quest set state = ${after.state}, tasks = ${JSON.stringify(after.tasks)}::jsonb, completed_at = ${after.completedAt},
    finished_at = ${after.finishedAt}, updated_at = ${after.updatedAt} where id = ${after.id}`;

/** The same of several, at most one row for each. */
export const updatePlayerQuests = (after: readonly PlayerQuestRow[]) => command`
  select retention.save_player_quests(array_agg(id), array_agg(tasks::jsonb), array_agg(completed_at), array_agg(updated_at))
  from ${givenRows(
    after.map((row) => ({ ...row, tasks: JSON.stringify(row.tasks) })),
    { id: 'uuid', tasks: 'text', completedAt: 'timestamptz', updatedAt: 'timestamptz' },
  )}`;

/** Nobody else changes it until the transaction ends: facts do not wait for the player's lock. */
export const lockPlayerQuest = (playerId: string, id: string) => query(playerQuest)`
  ${select} where p.player_id = ${playerId} and p.id::text = ${id} for update of p`;

/** What a player has made of a quest in a period, unless he has given it up; held as above. */
export const lockOfPeriod = (playerId: string, questId: string, periodStart: Date) => query(playerQuest)`
  ${select} where p.player_id = ${playerId} and p.quest_id = ${questId} and p.period_start = ${periodStart} and p.state <> ${canceled}
  for update of p`;

/** Those that go on, oldest first; held as above. */
export const lockActive = (playerId: string) => query(playerQuest)`
  ${select} where p.player_id = ${playerId} and p.state = ${active} order by p.started_at, p.id for update of p`;

/** Those of several players, each one's oldest first; held as above. */
export const lockActiveOf = (playerIds: readonly string[]) => query(playerQuest)`
  select found.* from unnest(${playerIds}::uuid[]) with ordinality as given (id, place)
  cross join lateral (
    ${select} where p.player_id = given.id and p.state = ${active} order by p.started_at, p.id for update of p
  ) found order by given.place, found.started_at, found.id`;

export interface OwnFilter {
  /** Empty for all. */
  states: readonly number[];
  currency: string | undefined;
}

const matching = (playerId: string, { states, currency = null }: { states: readonly number[]; currency?: string | null | undefined }) =>
  sql`p.player_id = ${playerId} and (cardinality(${states}::int[]) = 0 or p.state = any(${states}::int[]))
    and (${currency}::text is null or p.currency = ${currency})`;

export const playerQuestsOf = (playerId: string, filter: OwnFilter, { offset, limit }: { offset: number; limit: number }) => query(
  playerQuest,
)`
  ${select} where ${matching(playerId, filter)} order by p.started_at desc, p.id desc limit ${limit} offset ${offset}`;

const total = row({ total: present(integer) });

export const countPlayerQuests = (playerId: string, filter: OwnFilter) => query(total)`
  select count(*)::int as total from retention.player_quest p where ${matching(playerId, filter)}`;

const had = row({ questId: uuid, periodStart: present(timestamp), isCompleted: present(boolean) });
/** The latest period in which a player began a quest, and whether he ever finished it. */
export type HadQuest = RowOf<typeof had>;

export const hadQuests = (playerId: string) => query(had)`
  select quest_id, max(period_start) as period_start, bool_or(state = ${completed}) as is_completed
  from retention.player_quest where player_id = ${playerId} and state <> ${canceled} group by quest_id`;

const overdue = row({ id: uuid, playerId: uuid });

/** Those of a quest that go on and are not done. */
export const begunOf = (questId: string) => query(overdue)`
  select id, player_id from retention.player_quest where quest_id = ${questId} and state = ${active} and completed_at is null order by started_at`;

/** Not done in time; what is done waits to be claimed, however long. */
export const overdueQuests = (now: Date, limit: number) => query(overdue)`
  select id, player_id from retention.player_quest
  where state = ${active} and completed_at is null and ends_at <= ${now} order by ends_at limit ${limit}`;
