import type { Limit } from '@verdigale/contract';

/** A limit on deposits of 100 a week, 40 of it used. */
export const sampleLimit = (change: Partial<Limit> = {}): Limit => ({
  id: 'limit-1',
  definition: 3,
  status: 1,
  period: 'weekly',
  amount: 100,
  currentAmount: 40,
  currency: 'EUR',
  startedAt: '2030-06-01T12:00:00.000Z',
  expiredAt: '2030-06-10T00:00:00.000Z',
  createdAt: '2030-06-01T12:00:00.000Z',
  updatedAt: '2030-06-01T12:00:00.000Z',
  cancelProcess: false,
  pendingExist: false,
  effectiveAt: null,
  isAwaitingConfirmation: false,
  ...change,
});
