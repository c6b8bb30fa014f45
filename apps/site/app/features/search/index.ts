export { moveByArrows } from './move-by-arrows.ts';
export { SearchResults } from './search-results.tsx';
