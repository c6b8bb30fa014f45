export { Sportsbook } from './sportsbook.tsx';
