/** Control characters, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
/** What makes a mail program see an address in a word. */
const joints = /[./:@\\]+(?=\S)/g;
const longest = 64;

/** What a stranger may have written, as it may stand in a mail: one line without anything that becomes a link. */
export const plainText = (text: string | null): string =>
  (text ?? '').replaceAll(unseen, ' ').replaceAll(joints, ' ').slice(0, longest).trim();
