import type { Launch } from '../port.ts';
import type { SeamlessWalletSettings } from './settings.ts';

export function launchBase({ url, launchUrl = `${url}/launch` }: SeamlessWalletSettings): string {
  return launchUrl;
}

/** The address of the game in the player's frame. Parameters of the provider's own stay. */
export function launchAddress(
  settings: SeamlessWalletSettings,
  { gameCode, token, locale, lobbyUrl, isFeatureBuyAllowed }: Launch,
): string {
  const address = new URL(launchBase(settings));
  address.searchParams.set('game', gameCode);
  address.searchParams.set('mode', token ? 'real' : 'demo');
  address.searchParams.set('locale', locale);
  address.searchParams.set('lobbyUrl', lobbyUrl);
  if (token) address.searchParams.set('token', token);
  // Real play is told the same at `authenticate`, where no address can change it.
  else if (!isFeatureBuyAllowed) address.searchParams.set('featureBuy', 'off');
  return address.href;
}

/** The page that shows a round again, where the player's browser finds the provider: beside its launch address. */
export function replayAddress(settings: SeamlessWalletSettings, path: string): string {
  return new URL(`.${path}`, launchBase(settings)).href;
}
