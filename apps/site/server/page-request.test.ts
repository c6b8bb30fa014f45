import { describe, expect, it } from 'vitest';
import { pagePath, readPageRequest } from './page-request.ts';

const read = (url: string) => readPageRequest(url, 'https://site.test');

describe('readPageRequest', () => {
  it.each([
    ['/main/', '/main'],
    ['//evil.test', '/evil.test'],
    ['/en//evil.test', '/en/evil.test'],
    ['/en/\\evil.test', '/en/evil.test'],
    ['/main/?x=1', '/main?x=1'],
  ])('sends %s to %s, always on this site', (from, to) => {
    expect(read(from)).toEqual({ kind: 'moved', path: to });
  });

  it.each(['http://evil.test/', '*', '/%E0%A4%A'])('refuses %s', (url) => {
    expect(read(url)).toEqual({ kind: 'refused' });
  });

  it('knows the data requests of the router', () => {
    expect(read('/de/main.data?_routes=locale-main')).toMatchObject({ isData: true, path: '/de/main.data' });
    expect(read('/main')).toMatchObject({ isData: false });
    expect([pagePath('/_.data'), pagePath('/de.data'), pagePath('/main')]).toEqual(['/', '/de', '/main']);
  });
});
