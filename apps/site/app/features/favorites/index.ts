export { FavoriteButton } from './favorite-button.tsx';
export { TileHeartsSlot } from './tile-hearts-slot.tsx';
