import type { CallData } from '@verdigale/contract';

/** What every call answers that adds a factor; with recovery codes when it is the first. */
export type FactorAdded = CallData<'secondFactor.app.confirm'>;
