export { HistoryList } from './history-list.tsx';
export { HistoryPage } from './history-page.tsx';
