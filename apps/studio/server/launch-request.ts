import { findGame } from '../games/index.ts';
import type { LaunchRequest } from './launch-session.ts';

type Query = Record<string, unknown>;

/** Reads the launch address (wallet protocol, Launch). Null when it names no game of this studio. */
export function readLaunchRequest(query: Query, referer: string | undefined, siteOrigins: readonly string[]): LaunchRequest | null {
  const game = findGame(text(query.game) ?? '');
  if (!game) return null;
  const token = text(query.token);
  const lobby = allowedUrl(text(query.lobbyUrl), siteOrigins);
  const framedBy = allowedUrl(referer ?? null, siteOrigins);
  return {
    game,
    mode: query.mode === 'demo' ? 'demo' : 'real',
    token: token && token.length <= 4096 ? token : null,
    locale: readLocale(text(query.locale)),
    lobbyUrl: lobby?.href ?? null,
    mayBuy: query.featureBuy !== 'off',
    parentOrigin: (framedBy ?? lobby)?.origin ?? (siteOrigins[0] as string),
  };
}

/** A locale of the site's form, or English. */
export function readLocale(value: string | null): string {
  return value && /^[a-z]{2}(-[a-z]{2})?$/i.test(value) ? value.toLowerCase() : 'en';
}

/** An address on the players' site; any other could send a player to a fake from a page that looks like ours. */
function allowedUrl(value: string | null, siteOrigins: readonly string[]): URL | null {
  if (!value) return null;
  const url = URL.parse(value, siteOrigins[0]);
  return url && siteOrigins.includes(url.origin) ? url : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
