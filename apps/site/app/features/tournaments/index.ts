export { GameStanding } from './game-standing.tsx';
export { loadRunning, loadTournament, loadTournaments, type LoadedRunning } from './load-tournaments.ts';
export { TournamentCard } from './tournament-card.tsx';
export { TournamentEvents } from './tournament-events.tsx';
export { NothingPlanned, TournamentList } from './tournament-list.tsx';
export { runningQuery, useAllRunning } from './use-all-running.ts';
export { useRunning } from './use-running.ts';
export { useTournamentTitle } from './use-tournament-title.ts';
export { OtherEdition, TournamentPage } from './tournament-page.tsx';
