import type { Tournament, TournamentPlace, TournamentStanding } from '@verdigale/contract';

/** Places that stand apart. (wire 9.3) */
const podiumPlaces = 3;
/** Of the others on a page. (wire 9.3) */
const rowsPerPage = 14;

export interface BoardPage {
  podium: readonly TournamentPlace[];
  rows: readonly TournamentPlace[];
  pageCount: number;
  page: number;
  /** The player's own place when neither the podium nor these rows have it. */
  below: TournamentPlace | null;
}

/** One page of a ranking; a page that there is no more is the last one. */
export function boardPage(leaderboard: readonly TournamentPlace[], own: TournamentPlace | null, asked: number): BoardPage {
  const podium = leaderboard.slice(0, podiumPlaces);
  const others = leaderboard.slice(podiumPlaces);
  const pageCount = Math.max(1, Math.ceil(others.length / rowsPerPage));
  const page = Math.min(asked, pageCount);
  const rows = others.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  const isShown = own !== null && [...podium, ...rows].some(({ playerId }) => playerId === own.playerId);
  return { podium, rows, pageCount, page, below: isShown ? null : own };
}

/** The player's own place as a row. The list's word counts where both know it: it is drawn beside its neighbours. */
export function ownPlace(
  { leaderboard }: Pick<Tournament, 'leaderboard'>,
  standing: TournamentStanding | null | undefined,
  playerId: string | undefined,
): TournamentPlace | null {
  if (playerId === undefined) return null;
  const listed = leaderboard.find((place) => place.playerId === playerId);
  return listed ?? (standing ? { ...standing, playerId, nickname: null } : null);
}

/** What a ranking is drawn from: the winners' entries where a finished tournament has no list any more. */
export function finalBoard({ leaderboard, prizes }: Pick<Tournament, 'leaderboard' | 'prizes'>): readonly TournamentPlace[] {
  if (leaderboard.length > 0) return leaderboard;
  return prizes.flatMap(({ place, entry }) => (entry ? [{ place, ...entry }] : []));
}
