import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backRouteFrom, beginSocialState, takeSocialState } from './social-state.ts';

const origin = 'https://site.example';
const from = (path: string) => backRouteFrom(new URL(path, origin));

describe('[SOCIAL-03] the way back', () => {
  it.each([
    ['/main', '/main'],
    ['/de/games/x?real=true&sign-in=true', '/de/games/x?real=true'],
    ['/main?sign-up=true&stag=abc&tab=2', '/main?tab=2'],
    ['/main?sign-in=true&language=true', '/main'],
    ['/?sign-in=true&backRoute=%2Fprofile%2Fhistory%3Ftab%3Dspins', '/profile/history?tab=spins'],
    ['/?sign-in=true&backRoute=%2F%2Fevil.example', '/'],
  ])('from %s is %s', (path, back) => {
    expect(from(path)).toBe(back);
  });

  it('is short enough for a state that the platform takes, which else leaves the browser on a bare refusal', () => {
    expect(from(`/categories/slots?sign-in=true&provider=${'studio,'.repeat(300)}`)).toBe('/categories/slots');
    expect(from(`/${'a'.repeat(2000)}`)).toBe('/');
  });
});

describe('an answer', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const take = (state: string) => takeSocialState(new URLSearchParams({ state, code: 'c' }), origin);

  it('is this tab’s own, once, also when the service has encoded the state again', () => {
    const state = beginSocialState(new URL('/main?tab=2', origin));
    const returned = JSON.stringify({ ...(JSON.parse(state) as object), flow: 'x' });
    expect(take(returned)).toEqual({ backRoute: '/main?tab=2', isOwn: true });
    expect(take(returned).isOwn).toBe(false);
    const again = beginSocialState(new URL('/', origin));
    expect(take(encodeURIComponent(again))).toEqual({ backRoute: '/', isOwn: true });
  });

  it('of somebody else is not, and leads nowhere else', () => {
    beginSocialState(new URL('/main', origin));
    expect(take('{"backRoute":"//evil.example","key":"guessed"}')).toEqual({ backRoute: null, isOwn: false });
    for (const state of ['', 'null', '[]', '{}', '%', '{"backRoute":7}']) expect(take(state)).toEqual({ backRoute: null, isOwn: false });
  });
});
