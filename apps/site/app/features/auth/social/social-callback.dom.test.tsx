import { act } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { removeCookie, writeCookie } from '#app/session/browser-cookie.ts';
import { session } from '#app/session/index.ts';
import type { SessionEffect } from '#app/session/session-reducer.ts';
import { startSession } from '#app/session/session-store.ts';
import { tokenStore } from '#app/session/token-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { SocialCallback } from './social-callback.tsx';
import { beginSocialState } from './social-state.ts';

// Other tests of this process begin at the first page.
afterEach(() => window.history.replaceState(null, '', '/'));

const tokenOf = (sessionId: string) => `e.${btoa(JSON.stringify({ sessionId, exp: Date.now() / 1000 + 3600 }))}.s`;
const ann = { id: 'ann' } as Profile;
const bea = { id: 'bea' } as Profile;

afterEach(() => {
  delete window.askedAhead;
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  tokenStore.clear();
});

it('[SOCIAL-04] ends the session that has begun in another tab meanwhile, before it signs in', async () => {
  const query = new URLSearchParams({ code: 'c', state: beginSocialState(new URL('/main', window.location.href)) });
  tokenStore.write(tokenOf('s1'));
  const effects: SessionEffect[] = [];
  const stop = startSession((effect) => effects.push(effect));
  session.signedIn({ accessToken: tokenOf('s1'), profile: ann });
  window.history.replaceState(null, '', `/auth/social/northlight/callback?${query}`);
  // The platform's answer lies ready, as what a page has asked ahead does.
  const answer = { data: { accessToken: tokenOf('s2'), profile: bea } };
  window.askedAhead = {
    token: '',
    answers: { [`/api/player/sessions/social?${query}`]: Promise.resolve(new Response(JSON.stringify(answer))) },
  };
  effects.length = 0;
  await act(async () => renderSite(<SocialCallback connection="northlight" />));
  await vi.waitFor(() => expect(session.current().profile).toMatchObject(bea));
  const names = effects.map((effect) => ('change' in effect ? effect.change : effect.type)).join(' ');
  expect(names).toBe('clear-token forget-player-data connect-socket logout store-token load-accounts connect-socket login');
  expect(sentChanges()).toEqual([['POST', '/api/player/sessions/logout', undefined]]);
  session.signedOut();
  stop();
});

it('[SOCIAL-04] [AUTH-09] hands on the query as it came, and says who and where the visitor is', async () => {
  const state = beginSocialState(new URL('/main', window.location.href));
  const query = new URLSearchParams({ code: 'c d', state, scope: 'openid&email' });
  writeCookie('affiliateTag', 'partner_7', 60);
  window.history.replaceState(null, '', `/auth/social/northlight/callback?${query}`);
  await act(async () => renderSite(<SocialCallback connection="northlight" />, { root: { locale: 'de' } }));
  await vi.waitFor(() => expect(sentChanges()).toHaveLength(1));
  const [method, url, body] = sentChanges()[0]!;
  expect([method, url]).toEqual(['POST', `/api/player/sessions/social?${query}`]);
  const fingerprint = 'browser-of-a-test';
  expect(body).toEqual({ connection: 'northlight', provider: 'northlight', locale: 'de', affiliateTag: 'partner_7', fingerprint });
  removeCookie('affiliateTag');
});

it.each([
  ['sends along the tag of the partner who sent the visitor', 'partner_7', 'partner_7'],
  ['leaves out a tag that another script has kept and the platform would refuse, with it the sign-in', 'x'.repeat(257), undefined],
])('[AFF-01] %s', async (_, kept, sent) => {
  const query = new URLSearchParams({ code: 'c', state: beginSocialState(new URL('/main', window.location.href)) });
  writeCookie('affiliateTag', kept, 60);
  window.history.replaceState(null, '', `/auth/social/northlight/callback?${query}`);
  await act(async () => renderSite(<SocialCallback connection="northlight" />));
  await vi.waitFor(() => expect(sentChanges()).toHaveLength(1));
  expect((sentChanges()[0]![2] as { affiliateTag?: string }).affiliateTag).toBe(sent);
  removeCookie('affiliateTag');
});
