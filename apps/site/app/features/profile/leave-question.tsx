import { Button } from '@verdigale/ui/button';
import { Dialog } from '@verdigale/ui/dialog';
import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';
import { useContent } from '#app/content/use-content.ts';

/** Modals open over the form by the query: only another page, or the end of editing, loses what was typed. */
const leaves = (from: Location, to: Location) => from.pathname !== to.pathname || new URLSearchParams(to.search).get('edit') !== 'true';

/** Asks before a changed form is left, by a link, by back and by closing the page. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const text = useContent('profile');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <Dialog
      footer={
        <>
          <Button autoFocus onClick={() => blocker.reset?.()}>
            {text('profile.info.edit.leave.keep')}
          </Button>
          <Button onClick={() => blocker.proceed?.()} variant="danger">
            {text('profile.info.edit.leave.confirm')}
          </Button>
        </>
      }
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      size="sm"
      title={text('profile.info.edit.leave.title')}
    >
      <p>{text('profile.info.edit.leave.text')}</p>
    </Dialog>
  );
}
