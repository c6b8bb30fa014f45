import { IconButton } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './notice.module.css';

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  onClose: () => void;
}

/** A line at the foot of the screen that can wait and be sent away. It floats, so nothing on the page moves. */
export function Notice({ icon, title, children, action, onClose }: NoticeProps) {
  const text = useContent('globalComponents');
  return (
    <div className={styles.notice}>
      <Icon as={icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {action}
      <IconButton icon={X} label={text('globalComponents.kit.close')} onClick={onClose} size="sm" />
    </div>
  );
}
