import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { Spinner } from '@verdigale/ui/spinner';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { track } from '#app/analytics/index.ts';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { useContent } from '#app/content/use-content.ts';
import { rememberHalf, tellPreviousSignIn } from '#app/features/second-step/index.ts';
import { modalAddress } from '#app/modal-flags/modal-address.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { callApi, dropSession, session } from '#app/session/index.ts';
import { affiliateTag } from '../affiliate-tag.ts';
import { failedCallback } from './failed-callback.ts';
import styles from './social-callback.module.css';
import { takeSocialState } from './social-state.ts';

/** So that the page of a new player is there before its welcome. (wire 3.4) */
const welcomeDelayMs = 1000;

/** Addresses whose answer is under way or used up: React runs an effect twice in development. */
const taken = new Set<string>();

/** What stands on the page while the platform looks at what came back. */
export function SocialCallback({ connection }: { connection: string }) {
  const text = useContent('pages');
  useSocialCallback(connection);
  return (
    <div aria-busy className={styles.page}>
      <Spinner />
      <h1 className={styles.title}>{text('pages.socialCallback.title')}</h1>
      <p className={styles.text}>{text('pages.socialCallback.text')}</p>
      <noscript>{text('pages.socialCallback.noScript')}</noscript>
    </div>
  );
}

/** Hands what another service sent back to the platform, and leads the visitor on. (SOCIAL-04, SOCIAL-05) */
function useSocialCallback(connection: string): void {
  const navigate = useNavigate();
  const { locale, path } = useLocale();
  const home = (search: string) => void navigate(path('/') + search, { replace: true });

  function fail(error: unknown) {
    const { search, alert } = failedCallback(error);
    home(search);
    if (alert === 'blocked') void showAlert('profile.accountBlocked');
    if (alert === 'error') void showError(error);
  }

  const finish = useEffectEvent(async (url: URL) => {
    const { backRoute, isOwn } = takeSocialState(url.searchParams, url.origin);
    try {
      if (!isOwn) throw new ApiError(409, errors.socialFailed.code, 'this browser has not asked for it');
      const { data } = await callApi('sessions.social', {
        query: Object.fromEntries(url.searchParams),
        body: { connection, provider: connection, locale, affiliateTag: affiliateTag(), fingerprint: await readFingerprint() },
      });
      // Somebody may have signed in while the visitor was away: no page is to show the one and ask as the other.
      await dropSession();
      session.signedIn(data);
      void tellPreviousSignIn();
      void navigate(backRoute ?? path('/'), { replace: true });
      if (data.profile.isNewlyRegistered) setTimeout(() => welcome(data.profile.id), welcomeDelayMs);
    } catch (error) {
      if (!rememberHalf(error, backRoute)) return fail(error);
      await dropSession();
      home(modalAddress('', 'second-step'));
    }
  });

  useEffect(() => {
    const { href } = window.location;
    if (taken.has(href)) return;
    taken.add(href);
    void finish(new URL(href));
  }, []);
}

function welcome(userId: string): void {
  track({ name: 'registrationSuccess', userId, regType: 'social' });
  void showAlert('profile.successRegistration');
}
