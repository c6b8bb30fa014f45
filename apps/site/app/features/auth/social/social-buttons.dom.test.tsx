import { screen } from '@testing-library/react';
import type { CallData } from '@verdigale/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { SocialButtons } from './social-buttons.tsx';

const bot = { bot: 'verdigale_bot', auth_url: `${window.location.origin}/auth/social/telegram/callback` };
const atMirror = { ...bot, auth_url: 'https://first.example/auth/social/telegram/callback' };

function show(socialAuth: string[], telegram: typeof bot | null, telegramWidgetUrl: string | null = '/telegram.js') {
  const data = { player: { socialAuth, telegram } } as unknown as CallData<'settings.constants'>;
  queryClient.setQueryData(constantsQuery.queryKey, { data, meta: undefined });
  const settings = { ...rootDataFor({}).settings, telegramWidgetUrl };
  return renderSite(<SocialButtons place="signIn" />, { url: '/main?sign-in=true', root: { settings } });
}
const names = () => screen.queryAllByRole('button').map(({ lastChild }) => lastChild?.textContent?.slice(1));

describe('[SOCIAL-01] the other services', () => {
  it.each<[string[], typeof bot | null, string | null, string[]]>([
    [['auth0', 'harbour', 'telegram'], bot, '/telegram.js', ['Northlight', 'Pigeon', 'Harbour', 'Telegram']],
    [['harbour'], bot, '/telegram.js', ['Harbour']],
    [['auth0'], null, null, ['Northlight', 'Pigeon']],
    [['telegram'], null, '/telegram.js', []],
    [['telegram'], { ...bot, bot: '' }, '/telegram.js', []],
    [['telegram'], { ...bot, auth_url: '' }, '/telegram.js', []],
    [['telegram'], atMirror, '/telegram.js', []],
    [[], bot, '/telegram.js', []],
  ])('of %j, with the bot %j and the widget %j, are %j', (socialAuth, telegram, widget, expected) => {
    show(socialAuth, telegram, widget);
    expect(names()).toEqual(expected);
  });
});

describe('a press', () => {
  beforeEach(() => {
    delete window.dataLayer;
    document.cookie = 'accept-cookie=accepted';
  });
  afterEach(() => {
    document.cookie = 'accept-cookie=; Max-Age=0';
    sessionStorage.clear();
  });

  it('[REG-14 SOCIAL-02 SOCIAL-06] is counted as a change of the registration’s type, before the browser leaves', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = show(['auth0'], null);
    await user.click(screen.getByRole('button', { name: /Pigeon/ }));
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'Action', eventCategory: 'registrationFunnel', funnelStep: 'social', regType: 'social' }),
    );
    const to = new URL(String(leave.mock.calls[0]?.[0]), 'https://site.example');
    expect([to.pathname, to.searchParams.get('connection')]).toEqual(['/api/player/sessions/social/auth0/redirect', 'pigeon']);
  });
});
