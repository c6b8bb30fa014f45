import { expect, it } from 'vitest';
import { follow, unknownProducer, type ProducerState } from './follow.ts';

const start = new Date('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const up: ProducerState = { ...unknownProducer('first'), sequence: 4, aliveAt: start, downSince: null, requestId: null };
const alive = (sequence: number) => ({ kind: 'alive', sequence });
const next = (state: ProducerState, message: Parameters<typeof follow>[1], seconds = 1) =>
  follow(state, message, after(seconds), () => 'asked');

it('applies each message once, in order', () => {
  expect(next(up, alive(5))).toMatchObject({ turn: 'apply', state: { sequence: 5, aliveAt: after(1), downSince: null } });
  expect(next(up, alive(4))).toEqual({ turn: 'skip', state: up });
});

it('waits two seconds for what is missing, then counts the producer as down and goes on', () => {
  const waiting = next(up, alive(7));
  expect(waiting).toMatchObject({ turn: 'wait', state: { sequence: 4, gapSince: after(1), downSince: null } });
  expect(next(waiting.state, alive(5), 2)).toMatchObject({ turn: 'apply', state: { sequence: 5, gapSince: null, downSince: null } });
  expect(next(waiting.state, alive(7), 3)).toMatchObject({
    turn: 'apply',
    state: { sequence: 7, downSince: after(3), epoch: 2, requestId: 'asked' },
  });
});

it('is down after a silence of more than twenty seconds, and up only with the snapshot that was asked for', () => {
  expect(next(up, alive(5), 20)).toMatchObject({ state: { downSince: null, epoch: 1 } });
  const { state } = next(up, alive(5), 21);
  expect(state).toMatchObject({ downSince: after(20), epoch: 2, requestId: 'asked' });
  expect(next(state, alive(6), 22).state.downSince).not.toBeNull();
  expect(next(state, { kind: 'snapshot.completed', sequence: 6, requestId: 'other' }, 22).state.downSince).not.toBeNull();
  expect(next(state, { kind: 'snapshot.completed', sequence: 6, requestId: 'asked' }, 22).state).toMatchObject({
    downSince: null,
    requestId: null,
    epoch: 2,
  });
});

it('asks for another snapshot where a second outage falls into the first', () => {
  const { state } = next(up, alive(5), 21);
  const again = follow(state, { kind: 'snapshot.completed', sequence: 6, requestId: 'asked' }, after(60), () => 'asked again');
  expect(again.state).toMatchObject({ requestId: 'asked again', downSince: after(20), epoch: 3 });
});

it('takes up a producer wherever it stands, down until its first snapshot', () => {
  const first = next(unknownProducer('first'), alive(900));
  expect(first).toMatchObject({ turn: 'apply', state: { sequence: 900, downSince: new Date(0), requestId: 'first', epoch: 1 } });
});
