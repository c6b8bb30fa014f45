import { v7 } from 'uuid';

/** A new entity id: UUID version 7, so that rows of one table are inserted in index order. */
export const newId = (): string => v7();
