import { command, json, nullable, query, row, text, uuid, type RowOf } from '#kernel/db/sql.ts';
import type { QuestTerms } from './terms.ts';

const quest = row({ id: uuid, versionId: nullable(uuid) });

export const allQuests = () => query(quest)`select ${quest.columns()} from retention.quest`;

export const insertQuest = ({ id, identity }: { id: string; identity: string }) => command`
  insert into retention.quest (id, identity) values (${id}, ${identity})
  on conflict on constraint quest_id_pkey do update set identity = excluded.identity`;

/** The version that those who begin it get from now on; null: nobody begins it. */
export const offerVersion = (id: string, versionId: string | null) => command`
  update retention.quest set version_id = ${versionId} where id = ${id} and version_id is distinct from ${versionId}`;

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

/** A brand has tens. */
export const offeredQuests = () => query(offered)`
  select q.id, q.identity, v.id as version_id, v.terms
  from retention.quest q join retention.quest_version v on v.id = q.version_id
  order by (v.terms -> 'order')::int, q.identity`;
