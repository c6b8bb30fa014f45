// Apart from `tournaments`, whose chunk the header of a player loads: the home page would load it too.
export { HomeTournaments } from './home-tournaments.tsx';
