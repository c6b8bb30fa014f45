export { FavoriteButton } from './favorite-button.tsx';
export { TileHearts } from './tile-hearts.tsx';
