import { Button } from '@verdigale/ui/button';
import { deliberate } from '@verdigale/ui/deliberate';
import { useEffect, useRef, type ReactNode } from 'react';
import { ModalFrame } from './modal-frame.tsx';

interface ConfirmActionProps {
  title: string;
  /** What goes and what stays. */
  children: ReactNode;
  /** The word that leaves everything as it is; it has the focus. */
  keep: string;
  /** Left out where there is nothing left to confirm. */
  confirm?: string | undefined;
  /** Ends something, as opposed to beginning another. */
  isEnd?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  close: () => void;
}

/** The screen of the three questions before a bonus ends: for another one, by wish while it runs, before it began. (MODAL-10) */
export function ConfirmAction({ title, children, keep, confirm, isEnd = true, isPending, onConfirm, close }: ConfirmActionProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  // Not `autoFocus`: over another modal that comes before this one holds the focus, and is taken back.
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <ModalFrame
      footer={
        <>
          <Button onClick={close} ref={keepButton}>
            {keep}
          </Button>
          {confirm !== undefined && (
            <Button isLoading={isPending} {...deliberate(onConfirm)} variant={isEnd ? 'danger' : 'primary'}>
              {confirm}
            </Button>
          )}
        </>
      }
      onClose={close}
      role="alertdialog"
      size="sm"
      title={title}
    >
      {children}
    </ModalFrame>
  );
}
