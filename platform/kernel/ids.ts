import { NIL, v7, validate } from 'uuid';

/**
 * The id that a text from outside is, else one that nothing has. A cast in a statement would fail for what is none, and a comparison as text would read
 * every row.
 */
export const uuidOf = (text: string): string => (validate(text) ? text : NIL);

/** A new entity id: UUID version 7, so that rows of one table are inserted in index order. */
export const newId = (): string => v7();
