import { sides, type Side } from '../baccarat/math.ts';

const pairs = ['player-pair', 'banker-pair'] as const;
export type Place = Side | (typeof pairs)[number];
export const places: readonly Place[] = [...sides, ...pairs];
