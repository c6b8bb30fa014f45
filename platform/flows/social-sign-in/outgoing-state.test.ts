import { describe, expect, it } from 'vitest';
import { outgoingState } from './outgoing-state.ts';

const site = 'https://play.example';
const sent = (state: unknown) => JSON.parse(outgoingState(JSON.stringify(state), site)) as Record<string, string>;

describe('the state on its way to another service', () => {
  it('keeps what the site sent and adds what nobody can guess', () => {
    const [one, two] = [sent({ backRoute: '/main?tab=1', key: 'k' }), sent({ backRoute: '/main?tab=1', key: 'k' })];
    expect(one).toEqual({ backRoute: '/main?tab=1', key: 'k', flow: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(one.flow).not.toBe(two.flow);
    expect(sent({ flow: 'mine' }).flow).not.toBe('mine');
  });

  it.each([
    ['/profile/info#top', '/profile/info#top'],
    ['https://play.example/main', '/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example', '/'],
    ['/..//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
    [7, '/'],
  ])('[SOCIAL-03] leads from %s to %s', (given, path) => {
    expect(sent({ backRoute: given }).backRoute).toBe(path);
  });

  it.each(['', 'no', '[]', 'null', '"x"', `{"backRoute":"/${'a'.repeat(2000)}"}`])('is refused: %s', (text) => {
    expect(() => outgoingState(text, site)).toThrow(/JSON object/);
  });
});
