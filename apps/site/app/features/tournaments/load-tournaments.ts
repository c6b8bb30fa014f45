import { tournamentState, type PageMeta, type Tournament } from '@verdigale/contract';
import { listPages } from '#app/content/content-page.ts';
import { isNotFoundAnswer, type SiteRequest } from '#app/site-context.ts';
import { finishedStates, isListed, listQuery, openStates, perPage } from './list-query.ts';
import type { TournamentTexts } from './tournament-card.tsx';

export interface LoadedList {
  data: Tournament[];
  meta: PageMeta;
}

export interface LoadedTournaments {
  texts: TournamentTexts;
  open: LoadedList;
  finished: LoadedList;
}

export type LoadedRunning = Pick<LoadedTournaments, 'texts' | 'open'>;

/** The first page of each list, of those that the brand has a page for. */
export async function loadTournaments(site: SiteRequest): Promise<LoadedTournaments> {
  const texts = textsOf(site);
  const list = (states: readonly number[]) => readList(site, Object.keys(texts), states, perPage.usual);
  const [open, finished] = await Promise.all([list(openStates), list(finishedStates)]);
  return { texts, open, finished };
}

/** The first few that run. */
export async function loadRunning(site: SiteRequest): Promise<LoadedRunning> {
  const texts = textsOf(site);
  return { texts, open: await readList(site, Object.keys(texts), [tournamentState.running], perPage.smallPhone) };
}

const textsOf = (site: SiteRequest): TournamentTexts =>
  Object.fromEntries(
    listPages(site, 'tournaments').map(({ identity, title, description, lang }) => [identity, { title, description, lang }]),
  );

/**
 * The tournament on the page of an identity: the running one, else the next, else the last; with `isFinished` the last one that has ended.
 * Null if there is none.
 */
export async function loadTournament(site: SiteRequest, identity: string, isFinished: boolean): Promise<Tournament | null> {
  const list = (states: readonly number[]) => readList(site, [identity], states, perPage.usual);
  const [{ data: open }, { data: finished }] = await Promise.all([list(openStates), list(finishedStates)]);
  const running = open.find(({ state }) => state === tournamentState.running) ?? open[0];
  const last = finished.toSorted((one, other) => other.endAt.localeCompare(one.endAt))[0];
  const shown = isFinished ? (last ?? running) : (running ?? last);
  return shown ? (await site.platform.read('retention.tournaments.get', { params: { id: shown.id } })).data : null;
}

const none: LoadedList = { data: [], meta: { page: 1, perPage: perPage.usual, totalPages: 0, totalRows: 0 } };

async function readList(
  { platform }: SiteRequest,
  identities: readonly string[],
  states: readonly number[],
  rows: number,
): Promise<LoadedList> {
  if (identities.length === 0) return none;
  const query = listQuery(identities, states, 1, rows);
  const { data, meta } = await platform.read('retention.tournaments.list', { query }).catch((error: unknown) => {
    // A platform that has no tournaments has none of these.
    if (isNotFoundAnswer(error)) return none;
    throw error;
  });
  return { data: data.filter(isListed(identities)), meta };
}
