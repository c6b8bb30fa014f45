export { marketName, outcomeName, sportName } from './names.ts';
