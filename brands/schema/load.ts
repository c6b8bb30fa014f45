export type { TextFolder } from './fallback.ts';
export { BrandError } from './faults.ts';
export { brandsDir } from './files.ts';
export { loadBrand, type Brand } from './load-brand.ts';
export type { Colours, Palette } from './palette.ts';
export { readQuest, readTournament } from './stated-alone.ts';
