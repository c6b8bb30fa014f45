import { Button, IconButton } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { ProgressBar } from '@verdigale/ui/progress';
import { CircleAlert, X } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import styles from './documents.module.css';
import { canRetry } from './upload-fault.ts';
import type { Upload } from './use-uploads.ts';

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file that is on its way, or why it did not arrive and what can be done. */
export function UploadLine({ upload, onRetry, onDismiss }: UploadLineProps) {
  const text = useContent('profile', 'globalComponents');
  const { file, fault, said, share } = upload;
  if (fault === null) {
    return (
      <li className={styles.upload}>
        <bdi className={styles.name}>{file.name}</bdi>
        <ProgressBar label={text('profile.documents.uploading', { file: file.name })} value={Math.round(share * 100)} />
      </li>
    );
  }
  return (
    <li className={styles.upload} data-failed>
      <div className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>
        <p className={styles.fault} role="alert">
          <Icon as={CircleAlert} size={16} />
          {fault === 'refused' ? said : text.dynamic('profile.documents.faults', fault)}
        </p>
      </div>
      <div className={styles.actions}>
        {canRetry(upload) && (
          <Button onClick={onRetry} size="sm">
            {text('globalComponents.kit.retry')}
          </Button>
        )}
        <IconButton icon={X} label={text('profile.documents.dismiss', { file: file.name })} onClick={onDismiss} size="sm" />
      </div>
    </li>
  );
}
