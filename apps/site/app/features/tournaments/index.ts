export { GameStanding } from './game-standing.tsx';
export { HomeTournaments } from './home-tournaments.tsx';
export { loadRunning, loadTournament, loadTournaments } from './load-tournaments.ts';
export { TournamentEvents } from './tournament-events.tsx';
export { NothingPlanned, TournamentList } from './tournament-list.tsx';
export { PastTournament, TournamentPage } from './tournament-page.tsx';
