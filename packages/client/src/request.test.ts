import type { Call } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { toRequest } from './request.ts';
import { startServer } from './testing.ts';

const list: Call = { method: 'GET', path: '/api/game/games', auth: 'optional' };
const one: Call = { method: 'GET', path: '/api/game/games/{id}', auth: 'guest' };

describe('a request', () => {
  it('writes arrays in bracket form and drops what is undefined', () => {
    const query = { collectionId: ['a b', 'c&d'], name: undefined, page: 2, demo: false, empty: [] };
    const [url] = toRequest('https://x.test', list, { query }, null);
    expect(url).toBe('https://x.test/api/game/games?collectionId%5B%5D=a+b&collectionId%5B%5D=c%26d&page=2&demo=false');
    expect(toRequest('', list, { query: { name: undefined } }, null)[0]).toBe('/api/game/games');
  });

  it('[AUTH-08] never sends a cookie, and the bearer header only with a token', () => {
    const [, guest] = toRequest('', list, {}, null);
    expect(guest.credentials).toBe('omit');
    expect(new Headers(guest.headers).has('authorization')).toBe(false);
    const [, player] = toRequest('', list, { idempotencyKey: 'k1' }, 't');
    expect(Object.fromEntries(new Headers(player.headers))).toEqual({
      accept: 'application/json',
      authorization: 'Bearer t',
      'idempotency-key': 'k1',
    });
  });

  it('escapes path parameters and refuses those that would name another call', () => {
    expect(toRequest('', one, { params: { id: 'a/b?c#d' } }, null)[0]).toBe('/api/game/games/a%2Fb%3Fc%23d');
    for (const id of ['', '.', '..', undefined, null]) expect(() => toRequest('', one, { params: { id } }, null)).toThrow(TypeError);
  });

  it('sends a form as multipart, with a boundary, and anything else as JSON', async () => {
    await using server = await startServer(() => ({}));
    const body = new FormData();
    body.append('file', new Blob(['x']), 'a.png');
    const upload: Call = { method: 'POST', path: '/api/player/documents', auth: 'bearer', body: 'multipart' };
    await fetch(...toRequest(server.baseUrl, upload, { body }, 't'));
    await fetch(...toRequest(server.baseUrl, { ...upload, body: undefined }, { body: { a: 1 } }, 't'));
    const [form, json] = server.received;
    expect(form?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(form?.body).toContain('filename="a.png"');
    expect([json?.headers['content-type'], json?.body]).toEqual(['application/json', '{"a":1}']);
  });
});
