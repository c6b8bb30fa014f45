export { HomeSport } from './home-sport.tsx';
export { marketName, outcomeName, sportName } from './names.ts';
