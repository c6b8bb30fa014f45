import { Button } from '@verdigale/ui/button';
import { Chip } from '@verdigale/ui/chip';
import { Icon } from '@verdigale/ui/icon';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useSession } from '#app/session/index.ts';
import type { CatalogueFilter } from '#app/games/catalogue-filter.ts';
import { Popover } from '#app/widgets/popover.tsx';
import styles from './catalogue-filters.module.css';

interface SortChoiceProps {
  filter: CatalogueFilter;
  onChange: (next: Partial<CatalogueFilter>) => void;
}

/** The order of the games; the player's own is offered to players alone. (wire 11.2) */
export function SortChoice({ filter, onChange }: SortChoiceProps) {
  const text = useContent('pages');
  const isPlayer = useSession().status === 'player';
  const [isOpen, setOpen] = useState(false);
  const orders = [
    { label: text('pages.category.sort.default'), sortBy: 'default', isDescending: false },
    ...(isPlayer ? [{ label: text('pages.category.sort.score'), sortBy: 'score', isDescending: false } as const] : []),
    { label: text('pages.category.sort.newest'), sortBy: 'releasedAt', isDescending: true },
    { label: text('pages.category.sort.rtp'), sortBy: 'rtp', isDescending: true },
    { label: text('pages.category.sort.calm'), sortBy: 'volatility', isDescending: false },
    { label: text('pages.category.sort.wild'), sortBy: 'volatility', isDescending: true },
    { label: text('pages.category.sort.name'), sortBy: 'name', isDescending: false },
    { label: text('pages.category.sort.nameDescending'), sortBy: 'name', isDescending: true },
  ] as const;
  const current = orders.find(({ sortBy, isDescending }) => sortBy === filter.sortBy && isDescending === filter.isDescending) ?? orders[0];
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom start"
      trigger={(props) => (
        <Button {...props} aria-label={text('pages.category.sort.label', { order: current.label })} className={styles.choice} size="sm">
          <Icon as={ArrowUpDown} size={16} />
          {current.label}
        </Button>
      )}
    >
      <div className={styles.orders}>
        {orders.map((order) => (
          <Chip
            isSelected={order === current}
            key={order.label}
            onClick={() => {
              setOpen(false);
              onChange({ sortBy: order.sortBy, isDescending: order.isDescending });
            }}
          >
            {order.label}
          </Chip>
        ))}
      </div>
    </Popover>
  );
}
