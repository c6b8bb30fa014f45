import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { session } from '#app/session/index.ts';

/** Modals open over the form by the query: only another page, or the end of editing, loses what was typed. */
const leaves = (from: Location, to: Location) => from.pathname !== to.pathname || new URLSearchParams(to.search).get('edit') !== 'true';

/** Asks before a changed form is left, by a link, by back and by closing the page; not when the session ends, which saves nothing any more. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const text = useContent('profile');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && session.current().status === 'player' && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      confirm={text('profile.info.edit.leave.confirm')}
      isOpen={blocker.state === 'blocked'}
      keep={text('profile.info.edit.leave.keep')}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      text={text('profile.info.edit.leave.text')}
      title={text('profile.info.edit.leave.title')}
    />
  );
}
