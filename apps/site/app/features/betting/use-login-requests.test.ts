import { expect, it } from 'vitest';
import { isLoginRequest } from './use-login-requests.ts';

it('[ROUTE-03] the frame’s sign-in button asks for a sign-in', () => {
  expect(isLoginRequest('{"type":"click","target":"loginButton"}')).toBe(true);
});

it.each(['{"type":"click","target":"banner"}', '{"type":"route","location":"/"}', 'null', '{', { type: 'click', target: 'loginButton' }])(
  'takes nothing else for it: %j',
  (message) => {
    expect(isLoginRequest(message)).toBe(false);
  },
);
