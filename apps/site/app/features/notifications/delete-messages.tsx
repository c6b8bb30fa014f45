import { Button } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
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
      <ConfirmDialog
        confirm={text('profile.notifications.delete.confirm')}
        isOpen={isAsking}
        isPending={isPending}
        keep={text('profile.notifications.delete.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => void onDelete().finally(() => setAsking(false))}
        text={text('profile.notifications.delete.text', { count })}
        title={text('profile.notifications.delete.title')}
      />
    </>
  );
}
