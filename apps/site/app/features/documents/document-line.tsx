import { useMutation } from '@tanstack/react-query';
import { documentStatus, type PlayerDocument } from '@verdigale/contract';
import { IconButton } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { showDocuments } from '#app/queries/documents.ts';
import { callApi } from '#app/session/index.ts';
import { StatusBadge, statusName } from './document-status.tsx';
import styles from './documents.module.css';
import { saveFile } from '#app/browser/save-file.ts';

/** A document that has arrived: its status, and how to view it, or to delete it while it is not approved. */
export function DocumentLine({ document }: { document: PlayerDocument }) {
  const text = useContent('profile');
  const [isAsking, setAsking] = useState(false);
  const { id, fileName, rejectReason } = document;
  const canDelete = document.status !== documentStatus.approved;
  const file = { file: fileName };
  const date = useDateFormat('shortDay')(document.createdAt);
  const remove = useMutation({
    mutationFn: () => callApi('player.documents.delete', { params: { id } }),
    onSuccess: ({ data }) => showDocuments(data),
    onError: (error) => void showError(error),
    onSettled: () => setAsking(false),
  });
  const save = useMutation({
    mutationFn: () => callApi('player.documents.get', { params: { id } }),
    onSuccess: ({ data }) => saveFile(data, fileName),
    onError: (error) => void showError(error),
  });
  return (
    <li className={styles.document}>
      <div className={styles.words}>
        <bdi className={styles.name}>{fileName}</bdi>
        <p className={styles.meta}>
          <StatusBadge status={statusName(document.status)} />
          <span>{date}</span>
        </p>
        {rejectReason !== null && <p className={styles.reason}>{text('profile.documents.reason', { reason: rejectReason })}</p>}
      </div>
      <div className={styles.actions}>
        <IconButton icon={Download} label={text('profile.documents.save', file)} onClick={() => save.mutate()} />
        {canDelete && <IconButton icon={Trash2} label={text('profile.documents.delete.label', file)} onClick={() => setAsking(true)} />}
      </div>
      <ConfirmDialog
        confirm={text('profile.documents.delete.confirm')}
        isOpen={isAsking && canDelete}
        isPending={remove.isPending}
        keep={text('profile.documents.delete.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        text={text('profile.documents.delete.text', file)}
        title={text('profile.documents.delete.title')}
      />
    </li>
  );
}
