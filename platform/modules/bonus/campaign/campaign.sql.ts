import {
  bigint,
  command,
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
import type { Offer } from './offer.ts';

const campaign = row({
  id: uuid,
  code: text,
  status: oneOf(['draft', 'running', 'stopped']),
  versionId: nullable(uuid),
});
export type CampaignRow = RowOf<typeof campaign>;

export const allCampaigns = () => query(campaign)`select ${campaign.columns()} from bonus.campaign order by code`;

const summary = row({
  ...campaign.shape,
  claims: present(bigint),
  /** In minor units of the base currency. */
  spent: present(bigint),
});
export type CampaignSummary = RowOf<typeof summary>;

/** All of them, stopped ones too, and what was given away of each. */
export const campaignSummaries = () => query(summary)`
  select ${campaign.columns('c')}, coalesce(b.claims, 0) as claims, coalesce(b.spent, 0) as spent
  from bonus.campaign c left join bonus.budget b on b.campaign_id = c.id order by c.code`;

/** Locks the campaign until the transaction ends, so that those who load, publish or stop it take turns. */
export const lockCampaign = (id: string) => query(campaign)`
  select ${campaign.columns()} from bonus.campaign where id = ${id} for update`;

export const insertCampaign = ({ id, code, at }: { id: string; code: string; at: Date }) => command`
  with made as (
    insert into bonus.campaign (id, code, status, created_at, updated_at) values (${id}, ${code}, 'draft', ${at}, ${at})
    on conflict on constraint campaign_id_pkey do update set code = excluded.code
    returning id
  )
  insert into bonus.budget (campaign_id) select id from made on conflict on constraint budget_campaign_id_pkey do nothing`;

const version = row({
  id: uuid,
  campaignId: uuid,
  number: integer,
  offer: json<Offer>(),
  digest: text,
  createdAt: timestamp,
  publishedAt: nullable(timestamp),
});
export type VersionRow = RowOf<typeof version>;

/** The newest last. */
export const versionsOf = (campaignId: string) => query(version)`
  select ${version.columns()} from bonus.campaign_version where campaign_id = ${campaignId} order by number`;

export const insertVersion = (made: Omit<VersionRow, 'publishedAt'>) => command`
  insert into bonus.campaign_version (id, campaign_id, number, offer, digest, created_at)
  values (${made.id}, ${made.campaignId}, ${made.number}, ${JSON.stringify(made.offer)}::jsonb, ${made.digest}, ${made.createdAt})`;

export const publishVersion = (id: string, at: Date) => command`
  update bonus.campaign_version set published_at = ${at} where id = ${id} and published_at is null`;

/** A version that is offered already goes on. */
export const startCampaign = (id: string, versionId: string, at: Date) => command`
  with started as (
    update bonus.campaign set status = 'running', version_id = ${versionId}, updated_at = ${at} where id = ${id}
  ), ended as (
    update bonus.campaign_run set until = ${at} where campaign_id = ${id} and until is null and version_id <> ${versionId}
  )
  insert into bonus.campaign_run (campaign_id, version_id, since)
  select ${id}, ${versionId}, ${at} where not exists (
    select from bonus.campaign_run where campaign_id = ${id} and until is null and version_id = ${versionId}
  )
  on conflict on constraint campaign_run_pkey do update set until = null`;

/** A draft that was never published stays one. */
export const stopCampaign = (id: string, at: Date) => command`
  with stopped as (
    update bonus.campaign set status = 'stopped', updated_at = ${at} where id = ${id} and status = 'running' returning id
  )
  update bonus.campaign_run set until = ${at} where campaign_id in (select id from stopped) and until is null`;

const offered = row({
  campaignId: uuid,
  code: text,
  status: oneOf(['draft', 'running', 'stopped']),
  versionId: uuid,
  number: integer,
  offer: json<Offer>(),
  /** So far. */
  claims: present(bigint),
  spent: present(bigint),
  codesUsed: present(bigint),
});
/** A published version of a campaign, with what was given away of the campaign so far. */
export type OfferedCampaign = RowOf<typeof offered>;

const selectOffered = sql`
  select c.id as campaign_id, c.code, c.status, v.id as version_id, v.number, v.offer, coalesce(b.claims, 0) as claims, coalesce(b.spent, 0) as spent,
    coalesce((select s.used from bonus.code_stock s where s.code = v.offer -> 'trigger' ->> 'code' and s.campaign_id = c.id), 0) as codes_used
  from bonus.campaign_version v join bonus.campaign c on c.id = v.campaign_id left join bonus.budget b on b.campaign_id = c.id`;

/** What is on offer now: one row a campaign, of which a brand has tens. */
export const runningCampaigns = () => query(offered)`
  ${selectOffered} where c.status = 'running' and v.id = c.version_id order by c.code`;

const run = row({ ...offered.shape, since: present(timestamp), until: nullable(timestamp) });

/**
 * Campaigns that pay cashback, and when they were offered, the latest last; without those that ended before this time, whose losses are all settled.
 */
export const cashbackRuns = (endedSince: Date) => query(run)`
  select o.*, r.since, r.until from bonus.campaign_run r join (${selectOffered}) o on o.version_id = r.version_id
  where o.offer #>> '{trigger,kind}' = 'cashback' and (r.until is null or r.until >= ${endedSince}) order by o.code, r.since, o.number`;

/** What a campaign offers, or offered last before it was stopped. */
export const newestPublished = (code: string) => query(offered)`${selectOffered} where c.code = ${code} and v.id = c.version_id`;

/** What a campaign says that nobody was offered yet. */
export const newestDraft = (code: string) => query(offered)`${selectOffered} where c.code = ${code} order by v.number desc limit 1`;

/** What was promised, whatever has become of its campaign. */
export const campaignOfVersion = (versionId: string) => query(offered)`${selectOffered} where v.id = ${versionId}`;

const named = row({ code: text, bonusId: text });
/** The bonus ids of published campaigns: a package's is its first item's. */
export const bonusIdsOf = (codes: readonly string[]) => query(named)`
  select c.code, v.offer #>> '{items,0,id}' as bonus_id from bonus.campaign c join bonus.campaign_version v on v.id = c.version_id
  where c.code = any(${codes}::text[])`;

/** Counts a claim; touches no row when the campaign's ceiling would be passed. One that is promised is counted even beyond it. */
export const takeBudget = (
  campaignId: string,
  { spent, ceiling, isPromised }: { spent: bigint; ceiling: { claims: number | null; spent: bigint | null }; isPromised: boolean },
) => command`
  update bonus.budget set claims = claims + 1, spent = spent + ${spent}
  where campaign_id = ${campaignId} and (${isPromised}
    or (claims < coalesce(${ceiling.claims}::bigint, claims + 1) and spent + ${spent} <= coalesce(${ceiling.spent}::bigint, spent + ${spent})))`;
