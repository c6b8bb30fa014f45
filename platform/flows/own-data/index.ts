export { eraseOwnData, type Erased } from './erase-own-data.ts';
export { writeOwnData, type Write } from './write-own-data.ts';
