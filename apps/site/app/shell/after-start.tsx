import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTagManager } from '#app/analytics/use-tag-manager.ts';
import { scriptAddress } from '#app/browser/trusted-types.ts';
import { ChatLauncher } from '#app/features/chat/index.ts';
import { isStandalone, onStandalone } from '#app/features/pwa/index.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { modalStack } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { useRootData } from '#app/root-data.ts';
import { onPageCache } from '#app/session/page-cache.ts';
import { useSession } from '#app/session/session-store.ts';
import { currentSessionId } from '#app/session/token-cookie.ts';
import { reloadGuarded, useNewBuild } from './build-version.ts';
import { LikelyPage } from './likely-page.tsx';
import { useMissingCode } from './missing-code.ts';
import { Notices } from './notices.tsx';
import { preloadPageErrors } from './page-error.tsx';
import { isPlayPage } from './page-rules.ts';
import { useCookiesNeeded } from './use-cookies-needed.ts';
import { useLikelyParts } from './use-likely-parts.ts';
import { useRefetchOnReturn } from './use-refetch-on-return.ts';

/** What works around the page once it has started. */
export function AfterStart() {
  useEffect(() => void preloadPageErrors(), []);
  const { settings, locale } = useRootData();
  const isNewBuild = useNewBuild();
  const isPlaying = useIsPlaying();
  const isWaiting = useSession().status === 'restoring';
  // Of a guest too, whose page may have no socket to close.
  useEffect(() => onPageCache({ sessionId: currentSessionId }), []);
  useTagManager(settings.gtmContainerId);
  useEffect(() => registerWorker(locale), [locale]);
  const isCodeMissing = useMissingCode();
  useReloadWhenNew(isNewBuild || isCodeMissing, isPlaying);
  useRefetchOnReturn();
  useLikelyParts();
  useInstalledMark();
  useCookiesNeeded();
  return (
    <>
      <LikelyPage />
      <OnTiles />
      <Notices isNewBuild={isNewBuild} isPlaying={isPlaying} isWaiting={isWaiting} />
      {settings.freshchatParams && <ChatLauncher isHidden={isPlaying} settings={settings.freshchatParams} />}
    </>
  );
}

const TileHearts = lazyPart(async () => (await import('./player-around.ts')).TileHearts);
const TileShares = lazyPart(async () => (await import('./player-around.ts')).TileShares);

/** A player's tiles have hearts, and what a stake counts for the bonus that runs; a guest has neither. */
function OnTiles() {
  const isPlayer = useSession().status === 'player';
  const [main] = useState(() => document.getElementById('content'));
  if (!isPlayer || !main) return null;
  return (
    <Suspense>
      <TileHearts within={main} />
      <TileShares within={main} />
    </Suspense>
  );
}

/** Games and bet slips are not talked into, covered or loaded anew. */
function useIsPlaying(): boolean {
  const { pathname } = useLocation();
  const codes = useRootData().locales.map(({ code }) => code);
  return isPlayPage(pathname, codes);
}

/** With a new build on the server, or code that did not come, the next page is a new document, unless something is at stake there: a game, a modal. (SHELL-22) */
function useReloadWhenNew(isDue: boolean, isPlaying: boolean): void {
  const { pathname, search } = useLocation();
  const onPage = useEffectEvent(() => {
    const isBusy = isPlaying || modalStack(new URLSearchParams(search), modalRules).length > 0;
    if (isDue && !isBusy) reloadGuarded();
  });
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    onPage();
  }, [pathname]);
}

/** Records on the profile, once, that the player has the app: it runs as one, becomes one, or was started from its icon. (PWA-02) */
function useInstalledMark(): void {
  const { profile } = useSession();
  const [isFromIcon] = useState(() => new URLSearchParams(window.location.search).get('source') === 'pwa');
  const isUnmarked = profile !== null && !profile.pwaInstalled;
  const mark = useEffectEvent(async () => {
    if (!isUnmarked) return;
    const { saveProfile } = await import('#app/session/profile.ts');
    // The next start marks it otherwise.
    await saveProfile({ pwaInstalled: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (isUnmarked && (isFromIcon || isStandalone())) void mark();
    return onStandalone(() => void mark());
  }, [isUnmarked, isFromIcon]);
}

/** Registers the service worker of this language. Only a built site has one: while developing, nothing may be kept. */
function registerWorker(locale: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows refuse it; the site works without.
  navigator.serviceWorker.register(scriptAddress(`/sw.js?locale=${encodeURIComponent(locale)}`)).catch(() => undefined);
}
