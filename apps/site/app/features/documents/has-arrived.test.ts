import type { PlayerDocument } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { hasArrived } from './has-arrived.ts';

const documentOf = (id: string, change: Partial<PlayerDocument> = {}): PlayerDocument => ({
  id,
  fileName: 'one.png',
  type: 'other',
  status: 2,
  createdAt: '2026-06-01T12:00:00.000Z',
  rejectReason: null,
  ...change,
});
const sent = { type: 'other', fileName: 'one.png' } as const;

it.each([
  ['one of its name and kind that was not there before', [documentOf('new')], true],
  ['none', [], false],
  ['one that was there before', [documentOf('old')], false],
  ['one of another name', [documentOf('new', { fileName: 'two.png' })], false],
  ['one of another kind', [documentOf('new', { type: 'identity_front' })], false],
])('[PROFILE-03] a file whose answer was lost has arrived by the list with %s', (_, now, isThere) => {
  expect(hasArrived(sent, ['old'], now)).toBe(isThere);
});
