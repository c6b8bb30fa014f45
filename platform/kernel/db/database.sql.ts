import { command, query, row, timestamp } from './sql.ts';

export const isThere = () => command`select 1`;

export const readOneState = () => command`set transaction isolation level repeatable read, read only`;

const moment = row({ at: timestamp });

export const beganAt = () => query(moment)`select now() as at`;
