import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { startTagManager } from '#app/analytics/tag-manager.ts';
import { ChatLauncher } from '#app/features/chat/index.ts';
import { registerWorker } from '#app/features/pwa/index.ts';
import { modalStack } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { useRootData } from '#app/root-data.ts';
import { reloadGuarded, useNewBuild } from './build-version.ts';
import { Notices } from './notices.tsx';
import { isPlayPage } from './page-rules.ts';
import { useInstalledMark } from './use-installed-mark.ts';
import { useRefetchOnReturn } from './use-refetch-on-return.ts';

/** What works around the page once it has started. */
export function AfterStart() {
  const { settings, locale } = useRootData();
  const isNewBuild = useNewBuild();
  const isPlaying = useIsPlaying();
  useEffect(() => startTagManager(settings.gtmContainerId), [settings.gtmContainerId]);
  useEffect(() => registerWorker(locale), [locale]);
  useReloadWhenNew(isNewBuild, isPlaying);
  useRefetchOnReturn();
  useInstalledMark();
  return (
    <>
      <Notices isNewBuild={isNewBuild} isPlaying={isPlaying} />
      {settings.freshchatParams && <ChatLauncher isHidden={isPlaying} settings={settings.freshchatParams} />}
    </>
  );
}

/** Games and bet slips are not talked into, covered or loaded anew. */
function useIsPlaying(): boolean {
  const { pathname } = useLocation();
  const codes = useRootData().locales.map(({ code }) => code);
  return isPlayPage(pathname, codes);
}

/** With a new build on the server the next page is loaded from it, unless something is at stake there: a game, a modal. (SHELL-22) */
function useReloadWhenNew(isNewBuild: boolean, isPlaying: boolean): void {
  const { pathname, search } = useLocation();
  const onPage = useEffectEvent(() => {
    const isBusy = isPlaying || modalStack(new URLSearchParams(search), modalRules).length > 0;
    if (isNewBuild && !isBusy) reloadGuarded();
  });
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    onPage();
  }, [pathname]);
}
