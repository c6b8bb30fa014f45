import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { deliberate } from '../deliberate/deliberate.ts';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What would be lost. */
  readonly text: ReactNode;
  /** The word that leaves everything as it is; it has the focus. */
  readonly keep: string;
  readonly confirm: string;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  /** By the word that keeps, the close button, Escape and a click outside. */
  readonly onClose: () => void;
}

/** A question before something that cannot be taken back. */
export function ConfirmDialog({ isOpen, title, text, keep, confirm, isPending = false, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {keep}
          </Button>
          <Button isLoading={isPending} {...deliberate(onConfirm)} variant="danger">
            {confirm}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={title}
    >
      <p>{text}</p>
    </Dialog>
  );
}
