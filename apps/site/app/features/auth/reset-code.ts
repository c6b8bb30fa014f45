import { createStoredText } from '#app/browser/stored-text.ts';

/** That of a verified phone. A page that is loaded anew still has it; the address never does, which tags that count visits send on. */
const kept = createStoredText('resetCode', 'session');

export const keepResetCode = (code: string): void => kept.write(code);

export const forgetResetCode = (): void => kept.write(null);

/** What sets a new password: the code of the link that led here, or of the phone. */
export const resetCodeOf = (search: string): string => new URLSearchParams(search).get('resetCode') ?? kept.read() ?? '';
