import { command, integer, nullable, oneOf, query, row, text, textArrayOf, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import { ladder, outcomes } from './ladder.ts';
import type { MarkerName, Score } from './markers.ts';

const step = row({
  id: uuid,
  playerId: uuid,
  kind: oneOf(ladder.map(({ kind }) => kind)),
  score: integer,
  markers: textArrayOf<MarkerName>(),
  createdAt: timestamp,
  outcome: nullable(oneOf(outcomes)),
  note: text,
});
export type Step = RowOf<typeof step>;

export const lastSteps = (playerIds: readonly string[]) => query(step)`
  select distinct on (player_id) ${step.columns()} from care.step where player_id = any(${playerIds}::uuid[]) order by player_id, created_at desc`;

/** Newest first. */
export const stepsOf = (playerId: string) => query(step)`
  select ${step.columns()} from care.step where player_id = ${playerId} order by created_at desc`;

/** What waits for somebody, oldest first: a message does not. */
export const waitingSteps = () => query(step)`
  select ${step.columns()} from care.step where outcome is null and kind <> 'message' order by created_at`;

const open = row({ playerId: uuid });

/** Whoever has a step without an outcome. */
export const playersInCare = () => query(open)`select player_id from care.step where outcome is null`;

/** Does nothing where another step is open. */
export const insertStep = (taken: Omit<Step, 'outcome' | 'note'>) => command`
  insert into care.step (id, player_id, kind, score, markers, created_at)
  values (${taken.id}, ${taken.playerId}, ${taken.kind}, ${taken.score}, ${taken.markers}, ${taken.createdAt})
  on conflict (player_id) where outcome is null do nothing`;

/** Records it once. */
export const endStep = (
  id: string,
  { outcome, note, by, at }: { outcome: NonNullable<Step['outcome']>; note: string; by: string; at: Date },
) => command`
  update care.step set outcome = ${outcome}, note = ${note}, ended_by = ${by}, ended_at = ${at} where id = ${id} and outcome is null`;

export const stepById = (id: string) => query(step)`select ${step.columns()} from care.step where id = ${id}`;

const assessment = row({ playerId: uuid, score: integer, markers: textArrayOf<MarkerName>(), assessedAt: timestamp });
export type Assessment = RowOf<typeof assessment>;

export const assessmentOf = (playerId: string) => query(assessment)`
  select ${assessment.columns()} from care.assessment where player_id = ${playerId}`;

/** Whoever shows no marker, and never has, has no row. */
export const saveAssessment = (playerId: string, { score, shown }: Score, at: Date) => command`
  insert into care.assessment as known (player_id, score, markers, assessed_at)
  select ${playerId}, ${score}, ${shown}, ${at}
  where ${score} > 0 or exists (select from care.assessment a where a.player_id = ${playerId})
  on conflict on constraint assessment_player_id_pkey do update
  set score = excluded.score, markers = excluded.markers, assessed_at = excluded.assessed_at where known.assessed_at <= excluded.assessed_at`;
