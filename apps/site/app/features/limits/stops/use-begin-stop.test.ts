import { expect, it } from 'vitest';
import { endsSession, type StopKind, type StopScope } from './use-begin-stop.ts';

it.each<[StopKind, StopScope, boolean]>([
  ['exclusion', 'all', true],
  ['exclusion', 'casino', false],
  ['exclusion', 'sportsbook', false],
  ['break', 'all', false],
  ['break', 'casino', false],
])('[X3] a %s from %s ends the session: %s', (kind, scope, ends) => {
  expect(endsSession(kind, scope)).toBe(ends);
});
