import { useMutation } from '@tanstack/react-query';
import type { Session } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { refetchSessions } from '#app/queries/player.ts';
import { callApi } from '#app/session/index.ts';

/** Closes a session of the player elsewhere, after a question. (AUTH-15) */
export function CloseSession({ session, device }: { session: Session; device: string }) {
  const text = useContent('profile');
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () => callApi('sessions.close', { params: { id: session.sessionId } }),
    onSuccess: () => void showAlert('profile.sessionClosed'),
    onError: (error) => void showError(error),
    onSettled() {
      setAsking(false);
      return refetchSessions();
    },
  });
  return (
    <>
      <Button aria-label={text('profile.security.sessions.close.label', { device })} onClick={() => setAsking(true)} size="sm">
        {text('profile.security.sessions.close.button')}
      </Button>
      <ConfirmDialog
        confirm={text('profile.security.sessions.close.confirm')}
        isOpen={isAsking}
        isPending={close.isPending}
        keep={text('profile.security.sessions.close.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => close.mutate()}
        text={text('profile.security.sessions.close.text', { device })}
        title={text('profile.security.sessions.close.title')}
      />
    </>
  );
}
