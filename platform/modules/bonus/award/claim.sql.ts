import { command, query, row, text, timestamp, uuid } from '#kernel/db/sql.ts';

const claim = row({ campaignId: uuid, source: text, createdAt: timestamp });

/** What a player was given so far; under his lock nothing can be added to it. */
export const claimsOf = (playerId: string) => query(claim)`
  select campaign_id, source, created_at from bonus.claim where player_id = ${playerId} order by created_at`;

export interface NewClaim {
  id: string;
  playerId: string;
  campaignId: string;
  versionId: string;
  number: number;
  source: string;
  at: Date;
}

export const insertClaim = (made: NewClaim) => command`
  insert into bonus.claim (id, player_id, campaign_id, version_id, number, source, created_at)
  values (${made.id}, ${made.playerId}, ${made.campaignId}, ${made.versionId}, ${made.number}, ${made.source}, ${made.at})`;
