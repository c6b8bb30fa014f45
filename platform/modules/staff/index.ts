import type { Queryable } from '#kernel';
import { everyKey, type StaffKey } from './key.sql.ts';

export { addKey, type AddedKey } from './add-key.ts';
export { approveKey } from './approve-key.ts';
export { setDemoKeys } from './demo-keys.ts';
export { endKey } from './end-key.ts';
export { identify } from './identify.ts';
export { newKey } from './print.ts';
export type { StaffKey };

/** Those that hold, wait, or were ended; oldest first. */
export const listKeys = (db: Queryable): Promise<StaffKey[]> => db.all(everyKey());
