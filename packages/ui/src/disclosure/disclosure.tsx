import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isInitiallyOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A button that shows and hides what belongs to it. */
export function Disclosure({ summary, children, isInitiallyOpen = false, onToggle }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const panelId = useId();
  const toggle = () => {
    setIsOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <div className={styles.root}>
      <button aria-controls={panelId} aria-expanded={isOpen} className={styles.summary} onClick={toggle} type="button">
        {summary}
        <Icon as={ChevronDown} />
      </button>
      <div className={styles.panel} hidden={!isOpen} id={panelId}>
        {children}
      </div>
    </div>
  );
}
