import { createStoredText } from '#app/browser/stored-text.ts';

/** The code of a verified phone. It survives a reload of the page, but never appears in the address, which analytics tags pass on. */
const kept = createStoredText('resetCode', 'session');

export const keepResetCode = (code: string): void => kept.write(code);

export const forgetResetCode = (): void => kept.write(null);

/** What sets a new password: the code of the link that led here, or of the phone. */
export const resetCodeOf = (search: string): string => new URLSearchParams(search).get('resetCode') ?? kept.read() ?? '';
