import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { playerChannels } from '@verdigale/contract';
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams, type DataRouter } from 'react-router';
import { usePlayerChannel } from '#app/session/index.ts';
import type { BettingSettings } from '#app/site-context.ts';
import { betsChanged, readClientMessage, routeChange } from './client-messages.ts';

const routeKey = 'setIframePath';

/**
 * Speaks with the client's frame, and with no other window or origin: its sign-in button is `onLogin`, its routes appear in our address where
 * that is allowed, and a route that reaches our address any other way is sent to it, as is that bets have changed, or that it will be told. Returns what to call once a new
 * frame has loaded.
 */
export function useClientMessages(container: RefObject<HTMLElement | null>, settings: BettingSettings, onLogin: () => void): () => void {
  const [search] = useSearchParams();
  const { router } = use(RouterContext)!;
  const route = search.get(routeKey);
  const known = useRef<string | null>(null);
  const frame = () => container.current?.querySelector('iframe') ?? null;
  const isThere = useRef(false);
  const isTold = useRef(false);
  const tellBets = () => isThere.current && frame()?.contentWindow?.postMessage(betsChanged, originOf(settings));
  const joined = () => {
    isTold.current = true;
    tellBets();
  };
  usePlayerChannel(playerChannels.bets, { events: { 'game.bet.created': tellBets, 'game.bet.updated': tellBets }, onGap: joined });

  function sendRoute() {
    if (route === null || route === known.current) return;
    known.current = route;
    frame()?.contentWindow?.postMessage(routeChange(route), originOf(settings));
  }

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const { contentWindow } = frame() ?? {};
    if (event.origin !== originOf(settings) || !contentWindow || event.source !== contentWindow) return;
    const message = readClientMessage(event.data);
    if (message?.type === 'login') onLogin();
    if (message?.type !== 'route' || !settings.allowParentUrlUpdate) return;
    known.current = message.location;
    noteRoute(router, message.location);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const onRoute = useEffectEvent(sendRoute);
  useEffect(() => {
    if (route !== null) onRoute();
  }, [route]);
  return () => {
    isThere.current = true;
    known.current = null;
    sendRoute();
    if (isTold.current) tellBets();
  };
}

/**
 * Writes a route into the address as it is now, which a page that is not drawn again yet does not know: a sign-in that has just been opened stays, and
 * whoever is on the way to another page goes on. No loader reads it.
 */
function noteRoute({ state, navigate }: DataRouter, route: string): void {
  const { pathname, search, hash, state: entry } = state.location;
  if ((state.navigation.location?.pathname ?? pathname) !== pathname) return;
  const next = new URLSearchParams(search);
  next.set(routeKey, route);
  const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: entry as unknown };
  void navigate({ pathname, search: next.toString(), hash }, options);
}

const originOf = ({ clientHost }: BettingSettings) => new URL(clientHost, window.location.href).origin;
