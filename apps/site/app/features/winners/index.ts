export { RecentWins } from './recent-wins.tsx';
