import type { AuthResponse } from '@verdigale/contract';
import { useLocation, useNavigate } from 'react-router';
import { tellPreviousSignIn } from '#app/features/second-step/index.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { backRouteOf } from '#app/session/back-route.ts';
import { session } from '#app/session/index.ts';

/** What follows a sign-in in its modal: back to the page that required it, or the modal just closes. (A 4) */
export function useSignedIn(close: () => void) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { leave } = useModals();
  const backRoute = () => backRouteOf(new URLSearchParams(search), window.location.origin);

  async function onSignedIn(data: AuthResponse): Promise<void> {
    const next = backRoute();
    await leave('sign-in');
    session.signedIn(data);
    void tellPreviousSignIn();
    if (next === null) close();
    else void navigate(next, { replace: true });
  }
  return { onSignedIn, backRoute };
}
