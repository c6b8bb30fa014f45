import type { PartnerConfig } from '#kernel';

/** What a game provider needs for a launch. Without a token the game is played for pretend money. */
export interface Launch {
  gameCode: string;
  token: string | null;
  locale: string;
  lobbyUrl: string;
}

/** The address of the game in the player's frame, by the seamless wallet protocol, version 1. */
export function launchUrl(partner: PartnerConfig, { gameCode, token, locale, lobbyUrl }: Launch): string {
  const url = new URL(`${partner.url}/launch`);
  url.searchParams.set('game', gameCode);
  url.searchParams.set('mode', token ? 'real' : 'demo');
  url.searchParams.set('locale', locale);
  url.searchParams.set('lobbyUrl', lobbyUrl);
  if (token) url.searchParams.set('token', token);
  return url.href;
}
