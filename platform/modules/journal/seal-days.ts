import { createHash } from 'node:crypto';
import type { Queryable } from '#kernel';
import { digestOf, firstUnsealed, insertSeal, lastSealBefore, sealsFrom, type Seal } from './seal.sql.ts';

const dayMs = 24 * 3_600_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const nextDay = (day: string) => dayOf(new Date(Date.parse(day) + dayMs));

/** Over a day and, by the seal before it, all days before: whoever changes an entry has to change every seal since, also those that were written down elsewhere. */
async function sealOf(db: Queryable, day: string, before: string): Promise<Seal> {
  const { entries, digest } = await db.one(digestOf(day));
  return { day, entries, seal: createHash('sha256').update(`${before}\n${day}\n${entries}\n${digest}`).digest('hex') };
}

/** Seals every day that is over at this time and has no seal yet; returns the new ones. */
export async function sealDays(db: Queryable, now: Date): Promise<Seal[]> {
  const made: Seal[] = [];
  const { day: first } = await db.one(firstUnsealed());
  if (first === null) return made;
  let before = (await db.maybe(lastSealBefore(first)))?.seal ?? '';
  for (let day = first; day < dayOf(now); day = nextDay(day)) {
    const seal = await sealOf(db, day, before);
    await db.run(insertSeal(seal));
    made.push(seal);
    before = seal.seal;
  }
  return made;
}

/** Whether the entries of each sealed day, from one on or of all, are what they were when it was sealed. */
export async function checkSeals(db: Queryable, from: string | null = null): Promise<(Seal & { isUnaltered: boolean })[]> {
  const seals = await db.all(sealsFrom(from));
  const checked: (Seal & { isUnaltered: boolean })[] = [];
  let before = from === null ? '' : ((await db.maybe(lastSealBefore(from)))?.seal ?? '');
  for (const seal of seals) {
    const now = await sealOf(db, seal.day, before);
    checked.push({ ...seal, isUnaltered: now.seal === seal.seal });
    before = seal.seal;
  }
  return checked;
}
