import { tournamentState } from '@verdigale/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { sampleCurrencies } from '#app/bonuses/testing.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { changeTournament, tournamentQuery } from '#app/queries/tournaments.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { beGuest, samplePlaces, sampleTournament, signInAs } from '#testing/sample-tournament.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { TournamentPage } from './tournament-page.tsx';

function show(loaded: ReturnType<typeof sampleTournament>, { as }: { as?: string } = {}) {
  if (as) signInAs(as);
  else beGuest();
  queryClient.setQueryData(tournamentQuery('t1', as !== undefined).queryKey, { data: loaded, meta: undefined });
  queryClient.setQueryData(currenciesQuery.queryKey, { data: sampleCurrencies, meta: undefined });
  return renderSite(<TournamentPage loaded={loaded} />, { url: '/tournaments/spring' });
}
const textsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .filter((row) => row.querySelector('[scope="row"]'))
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

afterEach(() => {
  session.dropped();
  vi.restoreAllMocks();
});

it('[TOUR-01] sets the first three apart, and pages the others by fourteen', async () => {
  const { user } = show(sampleTournament({ leaderboard: samplePlaces(20) }));
  const podium = screen.getByRole('list', { name: 'The first three' });
  expect(
    within(podium)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1n1***1,000 points€100', '2n2***990 points€50', '3n3***980 points20 free spins']);
  expect(textsOf('The other places')).toHaveLength(14);
  expect(textsOf('The other places')[0]).toBe('4 | n4*** | 20 free spins | 970');
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(textsOf('The other places').map((row) => row.split(' ')[0])).toEqual(['18', '19', '20']);
});

it('[TOUR-01] appends the own place below the list, and marks it inside', async () => {
  show(sampleTournament({ leaderboard: samplePlaces(20), playerEntry: { place: 4321, points: 0.5 } }), { as: 'me' });
  expect(screen.getByRole('status').textContent).toBe('Your place: 4,321');
  expect(textsOf('The other places').at(-1)).toBe('4,321 | You |  | 0.50');
  act(() =>
    changeTournament('t1', { leaderboard: samplePlaces(20).map((place, at) => (at === 5 ? { ...place, playerId: 'me' } : place)) }),
  );
  await screen.findByText('You');
  expect(textsOf('The other places')[2]).toContain('6 | You');
  expect(textsOf('The other places')).toHaveLength(14);
});

it.each([
  [tournamentState.running, 1],
  [tournamentState.scheduled, 0],
])('in state %i says %i times that no own round has counted: nothing counts before it begins', (state, times) => {
  show(sampleTournament({ state, playerEntry: null, confirmationRequired: false }), { as: 'me' });
  expect(screen.queryAllByText('No round of yours has counted so far.')).toHaveLength(times);
});

it('[TOUR-01] follows what is published of the ranking and of the own place', async () => {
  show(sampleTournament({ playerEntry: { place: 9, points: 10 } }), { as: 'me' });
  act(() => changeTournament('t1', { leaderboard: samplePlaces(5).toReversed(), playerEntry: { place: 2, points: 995 } }));
  expect((await screen.findByText('Your place: 2')).textContent).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'The first three' })).getAllByRole('listitem')[0]?.textContent).toContain('n5***');
});

it.each([
  ['a guest registers', {}, undefined, 'link', 'Register to take part'],
  ['a player takes part where that is asked for', { confirmationRequired: true, playerEntry: null }, 'me', 'button', 'Take part'],
  ['who takes part goes to the games', { confirmationRequired: true, playerEntry: { place: 1, points: 0 } }, 'me', 'link', 'To the games'],
  ['where nothing is asked for everybody does', { playerEntry: null }, 'me', 'link', 'To the games'],
] as const)('[TOUR-01] %s', (_, change, as, role, name) => {
  show(sampleTournament(change), { as });
  expect(screen.getByRole(role, { name })).toBeDefined();
});

it('the focus goes on beside the button that taking part takes away', async () => {
  const asked = { confirmationRequired: true, playerEntry: null };
  show(sampleTournament(asked), { as: 'me' });
  screen.getByRole('button', { name: 'Take part' }).focus();
  act(() => changeTournament('t1', { playerEntry: { place: 6, points: 0 } }));
  const next = await screen.findByRole('link', { name: 'To the games' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(next)).toBe(true);
});

it('[TOUR-01] offers nothing to whom it is not open, nor when it is over', () => {
  const { unmount } = show(sampleTournament({ isAvailable: false, playerEntry: null }), { as: 'me' });
  expect(screen.getByText('This tournament is not open to your account.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'To the games' })).toBeNull();
  unmount();
  show(sampleTournament({ state: 5, playerEntry: { place: 2, points: 990 } }), { as: 'p2' });
  expect(screen.getByRole('heading', { name: 'Final ranking' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'To the games' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Games that count' })).toBeNull();
});

it('[TOUR-01] tells the rules in words, with the sums of the currency', () => {
  show(
    sampleTournament({
      confirmationRequired: true,
      rates: { baseCurrencyRate: 2, currencyRates: [] },
      conditions: { ...sampleTournament().conditions, gameCollectionsExcluded: ['live'], minAmount: 0.5, roundsLimit: 100 },
    }),
  );
  const rules = within(screen.getByRole('region', { name: 'The rules' })).getAllByRole('listitem');
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    'What you stake counts.',
    '€1.00 is worth 2 points.',
    'Only stakes of at least €0.50 count.',
    'Rounds of every game count.',
    'Games of these kinds do not count: live.',
    'Only the first 100 rounds of each player count.',
    'You are ranked from the moment you take part.',
    'A round has to begin and end within the time of the tournament.',
    'With equal points, whoever had them first ranks higher.',
  ]);
});

it('tells the prizes by places', () => {
  show(sampleTournament());
  expect(textsOf('Prizes')).toEqual(['Place 1 | €100', 'Place 2 | €50', 'Places 3 to 4 | 20 free spins']);
});

it('says so while nobody has points', () => {
  show(sampleTournament({ leaderboard: [], entriesCount: 0 }));
  expect(screen.getByText('Nobody has points yet.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'The first three' })).toBeNull();
});

it('asks for the own place every twenty seconds, however often the ranking is published meanwhile', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show(sampleTournament({ playerEntry: { place: 120, points: 10 } }), { as: 'me' });
  const asked = () => sentCalls().filter(([, url]) => url.includes('/tournaments/t1')).length;
  const before = asked();
  for (let second = 0; second < 22; second += 2) {
    act(() => changeTournament('t1', { leaderboard: samplePlaces(5 + second) }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
  }
  expect(asked() - before).toBe(1);
});
