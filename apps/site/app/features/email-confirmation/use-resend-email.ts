import { isSessionOver } from '@verdigale/client';
import { useEffect, useState } from 'react';
import { preloadAlerts, showAlert } from '#app/alerts/show-alert.ts';
import { callApi } from '#app/session/index.ts';

/** Has the link that confirms the player's address mailed again; an alert says how that went. (PROFILE-05) */
export function useResendEmail(): { resend: () => Promise<void>; isSending: boolean } {
  const [isSending, setIsSending] = useState(false);
  useEffect(preloadAlerts, []);

  async function resend() {
    setIsSending(true);
    try {
      await callApi('player.confirmations.email.resend');
      await showAlert('profile.resentVerification');
    } catch (error) {
      if (!isSessionOver(error)) await showAlert('global.somethingWrong');
    } finally {
      setIsSending(false);
    }
  }

  return { resend, isSending };
}
