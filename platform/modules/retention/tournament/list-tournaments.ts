import { playerStatus, type CallQuery, type PageMeta, type Tournament } from '@verdigale/contract';
import { validate } from 'uuid';
import { AppError, pageOf, type Kernel, type Queryable } from '#kernel';
import { isOnBreak } from '#modules/limit';
import { requirePlayer, type PlayerRow } from '#modules/player';
import { requireBaseCurrency } from '#modules/settings';
import { isOpenIn } from './counts.ts';
import { frozenIn } from './entry.sql.ts';
import { prizeBonusesOf } from './prize-bonuses.ts';
import { ownPlacesOf, prizesOf } from './standing.sql.ts';
import { countTournamentsOf, tournamentById, tournamentNamed, tournamentsOf, type TournamentRow } from './tournament.sql.ts';
import { viewTournament, wirePoints } from './view-tournament.ts';

type Hands = Pick<Kernel, 'db' | 'clock'>;

/** The first three of each; the caller's own place if there is a caller. (wire 9.3) */
export async function listTournaments(
  hands: Hands,
  playerId: string | null,
  { state, identity, ...request }: CallQuery<'retention.tournaments.list'>,
): Promise<{ data: Tournament[]; meta: PageMeta }> {
  const page = pageOf(request);
  const filter = { states: state ?? null, identities: identity ?? null, now: hands.clock.now() };
  const [rows, { total }] = await Promise.all([hands.db.all(tournamentsOf(filter, page)), hands.db.one(countTournamentsOf(filter))]);
  return { data: await viewAll(hands, playerId, rows, 3), meta: page.meta(total) };
}

/** By id, or by identity the edition that runs, comes next or was last. Throws notFound. */
export async function getTournament(hands: Hands, playerId: string | null, idOrIdentity: string): Promise<Tournament> {
  const row = await hands.db.maybe(
    validate(idOrIdentity) ? tournamentById(idOrIdentity) : tournamentNamed(idOrIdentity, hands.clock.now()),
  );
  if (!row) throw new AppError('notFound', 'no such tournament');
  return (await viewAll(hands, playerId, [row], Infinity))[0]!;
}

async function viewAll(
  { db, clock }: Hands,
  playerId: string | null,
  rows: readonly TournamentRow[],
  places: number,
): Promise<Tournament[]> {
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  const [{ code: baseCurrency }, prizes, bonusIds, own, frozen, player] = await Promise.all([
    requireBaseCurrency(db),
    db.all(prizesOf(ids)),
    prizeBonusesOf(db, rows),
    playerId === null ? [] : db.all(ownPlacesOf(ids, playerId)),
    playerId === null ? [] : db.all(frozenIn(ids, playerId)),
    playerId === null ? null : requirePlayer(db, playerId),
  ]);
  const mayPlay = player === null || (await mayTakePart(db, player, now));
  return rows.map((row) => {
    const isIts = ({ tournamentId }: { tournamentId: string }) => tournamentId === row.id;
    const mine = own.find(isIts);
    const standing = mine ? { points: wirePoints(mine.points), place: mine.place } : null;
    return viewTournament(row, {
      now,
      places,
      prizes: prizes.filter(isIts),
      bonusIds,
      baseCurrency,
      isOpen: mayPlay && !frozen.some(isIts) && (player === null || isOpenIn(row.terms, player.country)),
      own: playerId === null ? undefined : standing,
    });
  });
}

/** Neither limited nor on a break. */
export async function mayTakePart(db: Queryable, { id, status }: Pick<PlayerRow, 'id' | 'status'>, now: Date): Promise<boolean> {
  return status === playerStatus.active && !(await isOnBreak(db, id, now, 'casino'));
}
