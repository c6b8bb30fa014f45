import { documentStatus } from '@verdigale/contract';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { Icon } from '@verdigale/ui/icon';
import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import type { CardStatus } from './document-cards.ts';
import styles from './documents.module.css';

const looks: Readonly<Record<CardStatus, { icon: LucideIcon; tone: BadgeTone }>> = {
  none: { icon: CircleDashed, tone: 'neutral' },
  incomplete: { icon: CircleAlert, tone: 'danger' },
  rejected: { icon: CircleAlert, tone: 'danger' },
  pending: { icon: Clock, tone: 'info' },
  approved: { icon: CircleCheck, tone: 'gain' },
};

/** A status in words, with a sign beside them. */
export function StatusBadge({ status }: { status: CardStatus }) {
  const text = useContent('profile');
  const { icon, tone } = looks[status];
  return (
    <Badge tone={tone}>
      <span className={styles.badge}>
        <Icon as={icon} size={16} />
        {text.dynamic('profile.documents.statuses', status)}
      </span>
    </Badge>
  );
}

/** The status of one document; an unknown status number counts as waiting. */
export function statusName(status: number): CardStatus {
  if (status === documentStatus.approved) return 'approved';
  return status === documentStatus.rejected ? 'rejected' : 'pending';
}
