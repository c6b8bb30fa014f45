import { statusOf } from '@verdigale/client';
import { Button } from '@verdigale/ui/button';
import { Chip } from '@verdigale/ui/chip';
import { EmptyState } from '@verdigale/ui/empty-state';
import { ErrorState } from '@verdigale/ui/error-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { CalendarX, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '#client/route/router.ts';
import { Failed } from '#client/failed.tsx';
import { useIsWide } from '#client/shell/use-is-wide.ts';
import { usePinned } from '#client/settings/pinned.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './event-page.module.css';
import { MarketCardView } from './market-card.tsx';
import { cardsOf, marketGroups, pinnedFirst, type MarketGroup } from './market-groups.ts';
import { Results } from './results.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { Statistics } from './statistics.tsx';
import { useEvent } from './use-event.ts';

/** An event with everything that can be bet on. */
export function EventPage({ id }: { id: string }) {
  const text = useText();
  const isWide = useIsWide();
  const { pinned } = usePinned();
  const [group, setGroup] = useState<MarketGroup | null>(null);
  const { data: event, isPending, isError, error, refetch } = useEvent(id);
  if (isPending)
    return (
      <div aria-busy className={styles.page}>
        <Skeleton blockSize="12rem" shape="box" />
        <Skeleton blockSize="20rem" shape="box" />
      </div>
    );
  if (!event) {
    const back = <Button onClick={() => navigate('/')}>{text('nav.home')}</Button>;
    if (statusOf(error) === 404) return <EmptyState action={back} icon={CalendarX} level={2} title={text('event.unknown')} />;
    return <Failed onRetry={refetch} />;
  }
  const cards = pinnedFirst(cardsOf(event.markets), pinned);
  const groups = marketGroups.filter((each) => cards.some((card) => card.group === each));
  const shown = group && groups.includes(group) ? cards.filter((card) => card.group === group) : cards;
  return (
    <div className={styles.page}>
      {isError && <Failed isStale onRetry={refetch} />}
      <Scoreboard event={event} />
      {event.markets.some(({ closed }) => closed === 'feed') && <ErrorState look="line" title={text('market.feed')} />}
      {isWide && <Statistics event={event} />}
      {groups.length > 1 && (
        <div aria-label={text('group.label')} className={styles.groups} role="group">
          <Chip isSelected={group === null} onClick={() => setGroup(null)}>
            {text('group.all')}
          </Chip>
          {groups.map((each) => (
            <Chip isSelected={group === each} key={each} onClick={() => setGroup(each)}>
              {text(`group.${each}`)}
            </Chip>
          ))}
        </div>
      )}
      {cards.length === 0 && <EmptyState icon={Hourglass} text={text('event.over.text')} title={text('event.over.title')} />}
      <div className={styles.cards}>
        {shown.map((card) => (
          <MarketCardView card={card} event={event} key={card.key} />
        ))}
      </div>
      {/* Where there is little room, prices come first. */}
      {!isWide && <Statistics event={event} />}
      <Results event={event} />
    </div>
  );
}
