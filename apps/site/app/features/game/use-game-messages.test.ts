import { expect, it } from 'vitest';
import { readGameMessage } from './use-game-messages.ts';

it('reads the messages of the protocol and nothing else', () => {
  expect(readGameMessage({ source: 'verdigale-studio', type: 'ready' })).toBe('ready');
  for (const data of [
    null,
    'ready',
    {},
    { source: 'verdigale-studio' },
    { source: 'other', type: 'ready' },
    { source: 'verdigale-studio', type: 'reload' },
  ]) {
    expect(readGameMessage(data)).toBeNull();
  }
});
