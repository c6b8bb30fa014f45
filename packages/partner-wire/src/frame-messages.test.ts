import { expect, it } from 'vitest';
import { gameFrameMessage, readGameFrameMessage } from './frame-messages.ts';

it('reads what it writes', () => {
  expect(gameFrameMessage('ready')).toEqual({ protocol: 'game-frame/1', type: 'ready' });
  expect(readGameFrameMessage(gameFrameMessage('round-ended'))).toBe('round-ended');
});

it.each([
  null,
  'ready',
  { protocol: 'game-frame/1' },
  { type: 'ready' },
  { source: 'verdigale-studio', type: 'ready' },
  { protocol: 'game-frame/2', type: 'ready' },
  { protocol: 'game-frame/1', type: 'toString' },
  { protocol: 'game-frame/1', type: 3 },
])('passes over %j', (data) => {
  expect(readGameFrameMessage(data)).toBeNull();
});
