import { ApiError, statusOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { Spinner } from '@verdigale/ui/spinner';
import { ownPath } from '@verdigale/validation/own-path';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { rememberHalf, tellPreviousSignIn } from '#app/features/second-step/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { modalAddress } from '#app/modal-flags/modal-address.ts';
import { callApi, dropSession, session, useSession } from '#app/session/index.ts';
import styles from './autologin.module.css';

/** Signs in with the token of the address, replacing any session that there is, and continues with the wallet open. (AUTH-19, wire 3.4) */
export function Autologin() {
  const text = useContent('pages');
  const { search } = useLocation();
  const { path } = useLocale();
  const navigate = useNavigate();
  const hasStarted = useSession().status !== 'starting';
  // The token works once, and an effect may run twice.
  const isUnderWay = useRef(false);

  const signIn = useEffectEvent(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const query = new URLSearchParams(search);
    const page = ownPath(query.get('redirectUrl'), window.location.origin) ?? path('/');
    const next = modalAddress(page, 'wallet');
    try {
      const body = { token: query.get('state') ?? '', fingerprint: await readFingerprint() };
      const { data } = await callApi('sessions.token', { body });
      // Only now that the token is known to be good: one that is good for nothing signs nobody out.
      await dropSession();
      session.signedIn(data);
      void tellPreviousSignIn();
      await navigate(next, { replace: true });
    } catch (error) {
      if (rememberHalf(error, next)) {
        await dropSession();
        await navigate(modalAddress(path('/'), 'second-step'), { replace: true });
        return;
      }
      await navigate(modalAddress(path('/'), 'sign-in'), { replace: true });
      await showError(asLinkFault(error));
    }
  });
  useEffect(() => {
    if (hasStarted) void signIn();
  }, [hasStarted]);

  return (
    <div className={styles.page}>
      <Spinner />
      <h1 className={styles.title}>{text('pages.autologin.text')}</h1>
    </div>
  );
}

/** A truncated or extended link counts as one that does not work: the player has typed nothing that could be called invalid. */
function asLinkFault(error: unknown): unknown {
  if (statusOf(error) !== errors.invalid.status) return error;
  const { status, code } = errors.loginTokenInvalid;
  return new ApiError(status, code, 'no login token', { cause: error });
}
