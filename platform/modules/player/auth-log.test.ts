import { expect, it, vi } from 'vitest';
import type { Kernel } from '#kernel';
import { logAuth } from './auth-log.ts';

it('a line of the trail holds event, outcome, account and network, and no address', () => {
  const info = vi.fn();
  logAuth({ log: { info } } as unknown as Kernel, { event: 'sign-in', outcome: 'slowed', playerId: 'p1', ip: '2001:db8:1:2:3:4:5:6' });
  expect(info.mock.calls).toEqual([[{ event: 'sign-in', outcome: 'slowed', playerId: 'p1', from: '2001:db8:1::/48' }, 'authentication']]);
});
