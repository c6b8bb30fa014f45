import { afterEach, expect, it, vi } from 'vitest';
import { onPageCache } from './page-cache.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

it.each([
  ['stays as it was left while the session goes on', 'one', true],
  ['is loaded anew once the player has signed out in another tab', null, false],
  ['is loaded anew once another session has begun', 'other', false],
])('a page that comes out of the back/forward cache %s', (_, later, stays) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  let session: string | null = 'one';
  const happened: string[] = [];
  const stop = onPageCache({ sessionId: () => session, onLeave: () => happened.push('left'), onReturn: () => happened.push('returned') });
  leave();
  session = later;
  comeBack();
  stop();
  expect(happened).toEqual(stays ? ['left', 'returned'] : ['left']);
  expect(reload.mock.calls.length > 0).toBe(!stays);
  // The next document may be long in coming: until then nobody reads what this one says of a player.
  expect(document.documentElement.style.display).toBe(stays ? '' : 'none');
});
