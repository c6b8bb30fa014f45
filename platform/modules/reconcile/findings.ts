import type { Queryable } from '#kernel';
import { markOf, upsertFindings, type Finding } from './finding.sql.ts';

/** Stores findings; returns those that were not known before. */
export async function recordFindings(db: Queryable, findings: readonly Finding[], now: Date): Promise<Finding[]> {
  const unique = [...new Map(findings.map((each) => [JSON.stringify([each.kind, each.subject, each.details]), each])).values()];
  if (unique.length === 0) return [];
  const rows = await db.all(upsertFindings(unique, now));
  return rows.filter(({ isNew }) => isNew);
}

/** Up to when the proof of this name has read; undefined before its first run. */
export async function readMark(db: Queryable, name: string): Promise<Date | undefined> {
  return (await db.maybe(markOf(name)))?.readUntil;
}
