import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/icon.tsx';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { toasts, type Toast } from './toast-queue.ts';
import styles from './toast.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** One alert. A click anywhere on it closes it, and so does Escape while the focus is in it. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { close } = useUiTexts();
  const dismiss = () => toasts.close(toast.id);
  const life = toast.lifeMs === null ? undefined : ({ '--life': `${toast.lifeMs}ms` } as CSSProperties);
  return (
    <div
      className={styles.card}
      data-kind={toast.kind}
      data-leaving={toast.isLeaving || undefined}
      onClick={dismiss}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
      role="presentation"
    >
      <span className={styles.mark}>
        <Icon as={icons[toast.kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description != null && <p className={styles.description}>{toast.description}</p>}
        {toast.action != null && <div className={styles.action}>{toast.action}</div>}
      </div>
      <IconButton icon={X} label={close} size="sm" />
      {life && <span className={styles.life} style={life} />}
    </div>
  );
}
