import { expect, it } from 'vitest';
import { readClientMessage, routeChange } from './client-messages.ts';

it('the frame’s sign-in button asks for a sign-in, its routes are reported', () => {
  expect(readClientMessage('{"type":"click","target":"loginButton"}')).toEqual({ type: 'login' });
  expect(readClientMessage('{"type":"route","location":"/live?sport=7"}')).toEqual({ type: 'route', location: '/live?sport=7' });
  expect(JSON.parse(routeChange('/live'))).toEqual({ type: 'routeChange', route: '/live' });
});

it.each([
  '{"type":"click","target":"banner"}',
  '{"type":"route"}',
  '{"type":"route","location":7}',
  '{"type":"route","location":"//elsewhere.example"}',
  '{"type":"route","location":"javascript:alert(1)"}',
  'null',
  '{',
  { type: 'click', target: 'loginButton' },
])('takes nothing else for a message: %j', (message) => {
  expect(readClientMessage(message)).toBeNull();
});
