import { expect, it } from 'vitest';
import { readPageMessage } from './page-messages.ts';

it('reads how it is started, and where it is sent', () => {
  const options = { token: 'abc', account: 'a1', lang: 'fa', theme: 'light', customStyles: null, cid: 'verdigale', parent: false };
  expect(readPageMessage(JSON.stringify({ type: 'start', options }))).toEqual({
    type: 'start',
    options: { token: 'abc', account: 'a1', lang: 'fa', theme: 'light', customStyles: null },
  });
  expect(readPageMessage('{"type":"start","options":{"token":null}}')).toEqual({
    type: 'start',
    options: { token: null, account: null, lang: 'en', theme: '', customStyles: null },
  });
  expect(readPageMessage('{"type":"routeChange","route":"/live"}')).toEqual({ type: 'routeChange', route: '/live' });
  expect(readPageMessage('{"type":"betsChanged","route":"/live"}')).toEqual({ type: 'betsChanged' });
});

it.each([{ type: 'start' }, '{', 'null', '{"type":"start"}', '{"type":"routeChange","route":"//elsewhere"}', '{"type":"other"}'])(
  'takes nothing else for a message: %j',
  (message) => {
    expect(readPageMessage(message)).toBeNull();
  },
);
