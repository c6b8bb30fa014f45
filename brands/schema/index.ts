import type { BrandData } from './brand-data.ts';
export { defineBrand } from './define-brand.ts';

export type Game = BrandData['catalogue']['games'][number];
export type GameProvider = BrandData['catalogue']['providers'][number];
export type Collection = BrandData['catalogue']['collections'][number];
