export { GameStanding } from './game-standing.tsx';
export { loadRunning, loadTournament, loadTournaments, type LoadedRunning } from './load-tournaments.ts';
export { TournamentCard } from './tournament-card.tsx';
export { TournamentEvents } from './tournament-events.tsx';
export { NothingPlanned, TournamentList } from './tournament-list.tsx';
export { PastTournament, TournamentPage } from './tournament-page.tsx';
