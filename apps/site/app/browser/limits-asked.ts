import { createStoredText } from './stored-text.ts';

/** The player who was last asked here whether he wants a limit, by id: he is not asked again. */
export const limitsAsked = createStoredText('LIMITS_ASKED', 'local');
