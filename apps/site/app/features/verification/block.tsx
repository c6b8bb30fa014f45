import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { Card } from '@verdigale/ui/card';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Icon } from '@verdigale/ui/icon';
import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import styles from './verification.module.css';

export type BlockState = 'open' | 'done' | 'waiting' | 'refused';

const looks: Readonly<Record<BlockState, { tone: BadgeTone; icon: LucideIcon }>> = {
  open: { tone: 'neutral', icon: CircleDashed },
  done: { tone: 'gain', icon: CircleCheck },
  waiting: { tone: 'info', icon: Clock },
  refused: { tone: 'danger', icon: CircleAlert },
};

interface BlockProps {
  title: string;
  state: BlockState;
  /** The state in words: colour and icon never say it alone. */
  status: string;
  text: ReactNode;
  children?: ReactNode;
}

/** One thing that can be proved: what it is, how it stands, what to do about it. */
export function Block({ title, state, status, text, children }: BlockProps) {
  const titleId = useId();
  const block = useRef<HTMLDivElement>(null);
  useHeldFocus(block);
  const { tone, icon } = looks[state];
  return (
    <Card aria-labelledby={titleId} as="li" className={styles.block} ref={block} tabIndex={-1}>
      <span className={styles.mark} data-state={state}>
        <Icon as={icon} size={24} />
      </span>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <span role="status">
          <Badge tone={tone}>{status}</Badge>
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </Card>
  );
}
