import { ArrowRight, Bell, Heart, Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button, IconButton, type ButtonVariant } from '../button/index.ts';
import { Chip } from '../chip/chip.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Flag } from '../flag/flag.tsx';
import { HeldButton } from '../held-button/held-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];

export function ControlsChapter() {
  const [isHeld, setIsHeld] = useState(true);
  const [filter, setFilter] = useState('all');
  const [page, setPage] = useState(5);
  const [tab, setTab] = useState<'deposit' | 'withdraw' | 'history'>('deposit');
  const [way, setWay] = useState<'email' | 'phone'>('email');
  return (
    <Chapter eyebrow="Three" title="Controls">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Deposit €50</Button>
          <Button size="sm" variant={variant}>
            Small
          </Button>
          <Button size="lg" variant={variant}>
            Large
            <Icon as={ArrowRight} isDirectional />
          </Button>
          <Button variant={variant}>
            <Icon as={variant === 'danger' ? Trash2 : Plus} />
            With icon
          </Button>
          <Button isLoading variant={variant}>
            Loading
          </Button>
          <Button disabled variant={variant}>
            Disabled
          </Button>
          <LinkButton href="#link" variant={variant}>
            Link
          </LinkButton>
        </Specimen>
      ))}
      <Specimen name="Button with a reason">
        <HeldButton reason="Choose a method first" variant="primary">
          Continue
        </HeldButton>
      </Specimen>
      <Specimen name="Icon button">
        <IconButton icon={Search} label="Search" />
        <IconButton hasMark icon={Bell} label="Notifications, 2 unread" />
        <IconButton icon={Heart} isPressed={isHeld} label="Favourite" onClick={() => setIsHeld(!isHeld)} />
        <IconButton icon={Plus} label="Add" look="outline" />
        <IconButton icon={Plus} label="Add, small" look="outline" size="sm" />
        <IconButton disabled icon={Plus} label="Add, disabled" look="outline" />
      </Specimen>
      <Specimen name="Chip">
        {['all', 'slots', 'live', 'table'].map((id) => (
          <Chip isSelected={filter === id} key={id} onClick={() => setFilter(id)}>
            {id}
          </Chip>
        ))}
        <Chip>€50</Chip>
        <Chip removeLabel="Remove provider: Northfall">Northfall</Chip>
        <Chip disabled>€500</Chip>
      </Specimen>
      <Specimen name="Badge">
        <Badge>Neutral</Badge>
        <Badge tone="gain">Paid</Badge>
        <Badge tone="info">Pending</Badge>
        <Badge tone="warn">Jackpot</Badge>
        <Badge tone="danger">Declined</Badge>
      </Specimen>
      <Specimen layout="grid" name="Tabs">
        <Tabs
          label="Wallet"
          onSelect={setTab}
          selected={tab}
          tabs={[
            { id: 'deposit', label: 'Deposit', panel: <p className={styles.quiet}>Money in.</p> },
            { id: 'withdraw', label: 'Withdraw', panel: <p className={styles.quiet}>Money out.</p> },
            { id: 'history', label: 'History', panel: null, isDisabled: true },
          ]}
        />
        <Tabs
          label="Sign in by"
          look="switch"
          onSelect={setWay}
          selected={way}
          tabs={[
            { id: 'email', label: 'E-mail', panel: <p className={styles.quiet}>By e-mail.</p> },
            { id: 'phone', label: 'Phone', panel: <p className={styles.quiet}>By phone.</p> },
          ]}
        />
      </Specimen>
      <Specimen layout="stack" name="Disclosure">
        <Disclosure summary="Referral or promo code (optional)">Content that was hidden.</Disclosure>
        <Disclosure isInitiallyOpen summary="How withdrawals work">
          Requested, checked, sent. Each step says when.
        </Disclosure>
      </Specimen>
      <Specimen name="Copy, pagination, spinner, flag">
        <CopyButton size="sm" text="bc1q" />
        <Pagination label="Pages" onPage={setPage} page={page} pageCount={20} />
        <Spinner />
        <Flag code="it" />
      </Specimen>
    </Chapter>
  );
}
