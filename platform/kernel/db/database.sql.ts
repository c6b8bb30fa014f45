import { command, query, raw, row, timestamp } from './sql.ts';

/** Takes room on the disk until the transaction ends; refused where the database only reads. */
export const holdSomething = () => command`create temporary table held on commit drop as select repeat('.', 4096) as text`;

export const readOneState = () => command`set transaction isolation level repeatable read, read only`;

/** For the rest of the transaction. */
export const allowStatements = (ms: number) => command`set local statement_timeout = ${raw(String(ms))}`;

const moment = row({ at: timestamp });

/** When the platform first migrated it. A copy that was restored is as old as what it is a copy of. */
export const databaseMadeAt = () => query(moment)`select min(applied_at) as at from kernel.migration`;

export const beganAt = () => query(moment)`select now() as at`;
