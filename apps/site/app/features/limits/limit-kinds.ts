import { limitDefinition } from '@verdigale/contract';

/** The limits on money, the one on deposits first: nothing may be more prominent than that one. (RTS 12B) */
export const cashDefinitions = [limitDefinition.deposit, limitDefinition.loss, limitDefinition.bet] as const;

/** How the texts call them. */
export const kindNames = { [limitDefinition.deposit]: 'deposit', [limitDefinition.loss]: 'loss', [limitDefinition.bet]: 'bet' } as const;
