import { Icon } from '@verdigale/ui/icon';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './two-step.module.css';

interface FactorRowProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The player has it. */
  isSet: boolean;
  action: ReactNode;
  children?: ReactNode;
}

/** One kind of second factor: what it is or how it stands, and what can be done. */
export function FactorRow({ icon, title, text, isSet, action, children }: FactorRowProps) {
  return (
    <li className={styles.row} data-set={isSet || undefined}>
      <span className={styles.mark}>
        <Icon as={icon} size={24} />
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.note}>{text}</p>
      </div>
      <div className={styles.action}>{action}</div>
      {children}
    </li>
  );
}
