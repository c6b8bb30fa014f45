export { moveByArrows } from './move-by-arrows.ts';
export { SearchResults, SearchResultsPlace } from './search-results.tsx';
