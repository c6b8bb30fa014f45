import { questState } from '@verdigale/contract';
import { bigint, command, json, nullable, oneOf, present, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import type { QuestTerms } from './terms.ts';

const quest = row({
  id: uuid,
  identity: text,
  /** Where it is stated: in the brand folder, or by an operator's command. */
  origin: oneOf(['brand', 'operator']),
  /** What it says now; null where nobody states it any more. A stopped one keeps it for when it is offered again. */
  versionId: nullable(uuid),
  stoppedAt: nullable(timestamp),
});
export type QuestRow = RowOf<typeof quest>;
export type QuestOrigin = QuestRow['origin'];

export const allQuests = () => query(quest)`select ${quest.columns()} from retention.quest order by identity`;

/** Whoever loads, publishes or stops it takes turns. */
export const lockQuest = (identity: string) => query(quest)`
  select ${quest.columns()} from retention.quest where identity = ${identity} for update`;

export const insertQuest = ({ id, identity, origin }: Pick<QuestRow, 'id' | 'identity' | 'origin'>) => command`
  insert into retention.quest (id, identity, origin) values (${id}, ${identity}, ${origin})
  on conflict on constraint quest_id_pkey do update set identity = excluded.identity, origin = excluded.origin`;

/** The version that those who begin it get from now on, unless it is stopped; null: nobody begins it. */
export const offerVersion = (id: string, versionId: string | null) => command`
  update retention.quest set version_id = ${versionId} where id = ${id} and version_id is distinct from ${versionId}`;

export const stopQuest = (id: string, at: Date) => command`
  update retention.quest set stopped_at = coalesce(stopped_at, ${at}) where id = ${id}`;

/**
 * Lets it be begun again, in the version that is stated now, which need not be the one that was written last; where nobody states it, in that one.
 */
export const resumeQuest = (id: string) => command`
  update retention.quest q set stopped_at = null,
    version_id = coalesce(version_id,
      (select v.id from retention.quest_version v where v.quest_id = q.id order by v.created_at desc, v.id desc limit 1))
  where q.id = ${id} and q.stopped_at is not null`;

const version = row({ id: uuid });

export const versionOf = (questId: string, digest: string) => query(version)`
  select id from retention.quest_version where quest_id = ${questId} and digest = ${digest}`;

export interface NewVersion {
  id: string;
  questId: string;
  terms: QuestTerms;
  digest: string;
  at: Date;
}

export const insertVersion = ({ id, questId, terms, digest, at }: NewVersion) => command`
  insert into retention.quest_version (id, quest_id, terms, digest, created_at)
  values (${id}, ${questId}, ${JSON.stringify(terms)}::jsonb, ${digest}, ${at})`;

const offered = row({ id: uuid, identity: text, versionId: uuid, terms: json<QuestTerms>() });
/** A quest that can be begun. */
export type OfferedQuest = RowOf<typeof offered>;

const written = row({ id: uuid, terms: json<QuestTerms>(), createdAt: timestamp });
export type QuestVersionRow = RowOf<typeof written>;

/** The newest last. */
export const versionsOf = (questId: string) => query(written)`
  select ${written.columns()} from retention.quest_version where quest_id = ${questId} order by created_at, id`;

const begun = row({ questId: uuid, begun: present(bigint), active: present(bigint), completed: present(bigint) });

/** How many times each was begun, is under way and was claimed. */
export const countBegun = () => query(begun)`
  select quest_id, count(*) as begun, count(*) filter (where state = ${questState.active}) as active,
    count(*) filter (where state = ${questState.completed}) as completed
  from retention.player_quest group by quest_id`;

/** A brand has tens. */
export const offeredQuests = () => query(offered)`
  select q.id, q.identity, v.id as version_id, v.terms
  from retention.quest q join retention.quest_version v on v.id = q.version_id
  where q.stopped_at is null
  order by (v.terms -> 'order')::int, q.identity`;
