import type { SingleTournament } from '#config';
import { AppError, newId, type Kernel } from '#kernel';
import { dropTournament, insertTournament, lockIdentity, overlapping } from './tournament.sql.ts';

type Hands = Pick<Kernel, 'db' | 'clock'>;

/** Makes a tournament that is held once; returns its id. Throws invalid where it has begun already, or another of its identity is held then. */
export async function holdTournament(
  { db, clock }: Hands,
  { identity, startsAt, lastsHours, ...terms }: SingleTournament,
): Promise<string> {
  const at = clock.now();
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + lastsHours * 3_600_000);
  // Facts of earlier rounds have been handled already, so that those would not be counted.
  if (start <= at) throw AppError.invalid('startsAt', 'must be in the future');
  const made = { id: newId(), identity, startsAt: start, endsAt: end, terms, origin: 'operator' as const, at };
  const isMade = await db.transaction(async (tx) => {
    await tx.run(lockIdentity(identity));
    return (await tx.run(insertTournament(made))) > 0;
  });
  if (isMade) return made.id;
  const { startsAt: other } = await db.one(overlapping(identity, start, end));
  throw AppError.invalid('startsAt', `"${identity}" is held from ${other.toISOString()} already`);
}

/** Takes back one that was made so and has not begun, with who has entered it. Throws notFound for every other. */
export async function withdrawTournament({ db, clock }: Hands, id: string): Promise<void> {
  if ((await db.run(dropTournament(id, clock.now()))) === 0)
    throw new AppError('notFound', `no tournament ${id} that an operator has made and that is still to begin`);
}
