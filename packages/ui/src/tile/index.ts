export { Tile, type TileCover, type TileProps } from './tile.tsx';
