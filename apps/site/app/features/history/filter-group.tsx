import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './history.module.css';

interface FilterGroupProps {
  label: string;
  /** Takes all of it back; undefined while nothing is narrowed down. */
  onClear: (() => void) | undefined;
  isPaired?: boolean;
  children: ReactNode;
}

/** What a list is narrowed down by. On a phone it is folded while it does nothing, or the list would begin below the screen. */
export function FilterGroup({ label, onClear, isPaired = false, children }: FilterGroupProps) {
  const text = useContent('history');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      {!onClear && (
        <Button aria-controls={id} aria-expanded={isOpen} className={styles.fold} onClick={() => setIsOpen(!isOpen)} size="sm">
          <Icon as={SlidersHorizontal} />
          {text('history.transactions.filters.label')}
        </Button>
      )}
      <div
        aria-label={label}
        className={styles.filters}
        data-folded={!(isOpen || onClear) || undefined}
        data-pairs={isPaired || undefined}
        id={id}
        role="group"
      >
        {children}
        {onClear && (
          <Button className={styles.clear} onClick={onClear} variant="ghost">
            {text('history.transactions.filters.clear')}
          </Button>
        )}
      </div>
    </>
  );
}
