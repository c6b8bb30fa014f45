import { Button } from '@verdigale/ui/button';
import { Dialog } from '@verdigale/ui/dialog';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';

interface DeleteMessagesProps {
  count: number;
  isPending: boolean;
  onDelete: () => Promise<void>;
}

/** Deletes what is picked, after a question. */
export function DeleteMessages({ count, isPending, onDelete }: DeleteMessagesProps) {
  const text = useContent('profile');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)} size="sm" variant="danger">
        {text('profile.notifications.delete.button')}
      </Button>
      <Dialog
        footer={
          <>
            <Button autoFocus onClick={() => setAsking(false)}>
              {text('profile.notifications.delete.keep')}
            </Button>
            <Button isLoading={isPending} onClick={() => void onDelete().finally(() => setAsking(false))} variant="danger">
              {text('profile.notifications.delete.confirm')}
            </Button>
          </>
        }
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        size="sm"
        title={text('profile.notifications.delete.title')}
      >
        <p>{text('profile.notifications.delete.text', { count })}</p>
      </Dialog>
    </>
  );
}
