import type { PlayerDocument } from '@verdigale/contract';

/** Whether a file that was sent is in the list of documents, and was not there before by the ids of `before`. */
export const hasArrived = (
  { type, fileName }: Pick<PlayerDocument, 'type' | 'fileName'>,
  before: readonly string[],
  now: readonly PlayerDocument[],
): boolean => now.some((document) => document.type === type && document.fileName === fileName && !before.includes(document.id));
