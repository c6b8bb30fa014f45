export { writeOwnData, type Write } from './write-own-data.ts';
