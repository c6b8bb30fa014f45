import { Button, IconButton } from '@verdigale/ui/button';
import { Chip } from '@verdigale/ui/chip';
import { EmptyState } from '@verdigale/ui/empty-state';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Radio, Search, Star } from 'lucide-react';
import { useState } from 'react';
import { sportName } from '#client/odds/names.ts';
import { Link } from '#client/route/link.tsx';
import { pathOf, readRoute } from '#client/route/route.ts';
import { navigate } from '#client/route/router.ts';
import { useFavourites } from '#client/settings/favourites.ts';
import { useText } from '#client/texts/texts.ts';
import { EventList } from './event-list.tsx';
import styles from './offer-pages.module.css';

const homeMost = 6;

/** What runs and what begins next: never empty while anything is offered. */
export function HomePage() {
  const text = useText();
  return (
    <>
      <section className={styles.section}>
        <SectionTitle action={<Link to="/live">{text('seeAll')}</Link>} level={2}>
          {text('nav.live')}
        </SectionTitle>
        <EventList empty={<NothingLive />} filter={live} most={homeMost} />
      </section>
      <section className={styles.section}>
        <SectionTitle action={<Link to="/soon">{text('seeAll')}</Link>} level={2}>
          {text('nav.soon')}
        </SectionTitle>
        <EventList filter={upcoming} most={homeMost} />
      </section>
    </>
  );
}

const live = { isLive: true };
const upcoming = { isLive: false };

const NothingLive = () => {
  const text = useText();
  const action = <Button onClick={() => navigate('/soon')}>{text('nav.soon')}</Button>;
  return <EmptyState action={action} icon={Radio} text={text('live.none.text')} title={text('live.none.title')} />;
};

export function LivePage() {
  const text = useText();
  return (
    <section className={styles.section}>
      <SectionTitle level={2}>{text('nav.live')}</SectionTitle>
      <p className={styles.note}>{text('live.lag')}</p>
      <EventList empty={<NothingLive />} filter={live} />
    </section>
  );
}

const spans = { hour: 60, three: 180, today: 'today' } as const;
type Span = keyof typeof spans;
const spanNames: readonly Span[] = ['hour', 'three', 'today'];

/** What begins within an hour, three, or before midnight where the player is. */
export function SoonPage() {
  const text = useText();
  const [span, setSpan] = useState<Span>('hour');
  return (
    <section className={styles.section}>
      <SectionTitle level={2}>{text('nav.soon')}</SectionTitle>
      <div aria-label={text('soon.label')} className={styles.chips} role="group">
        {spanNames.map((each) => (
          <Chip isSelected={span === each} key={each} onClick={() => setSpan(each)}>
            {text(`soon.${each}`)}
          </Chip>
        ))}
      </div>
      <EventList empty={<EventList filter={upcoming} />} filter={{ ...upcoming, startsWithin: spans[span] }} />
    </section>
  );
}

interface Place {
  sport: string;
  category?: string;
  tournament?: string;
}

/** A sport, or one of its tournaments. */
export function PlacePage({ sport, category, tournament }: Place) {
  const text = useText();
  const { favourites, toggle } = useFavourites();
  const path = pathOf('sport', ...[sport, category, tournament].filter((part) => part !== undefined));
  const isKept = favourites.includes(path);
  const star = (
    <IconButton
      icon={Star}
      isPressed={isKept}
      label={text('favourites.of', { name: tournament ?? sportName(text, sport) })}
      onClick={() => toggle(path)}
    />
  );
  return (
    <section className={styles.section}>
      <SectionTitle action={star} eyebrow={tournament && `${sportName(text, sport)} · ${category}`} level={2}>
        {tournament ?? sportName(text, sport)}
      </SectionTitle>
      <EventList filter={{ sport, ...(category && { category }), ...(tournament && { tournament }) }} />
    </section>
  );
}

export function FavouritesPage() {
  const text = useText();
  const { favourites } = useFavourites();
  const places = favourites.flatMap((path) => {
    const route = readRoute(path);
    return route.page === 'sport' || route.page === 'tournament' ? [{ path, ...route }] : [];
  });
  if (places.length === 0)
    return <EmptyState icon={Star} level={2} text={text('favourites.none.text')} title={text('favourites.none.title')} />;
  return places.map(({ path, page: _page, ...place }) => <PlacePage key={path} {...place} />);
}

export function SearchPage({ text: wanted }: { text: string }) {
  const text = useText();
  if (wanted === '') return <EmptyState icon={Search} level={2} title={text('search.start')} />;
  return (
    <section className={styles.section}>
      <SectionTitle level={2}>{text('search.found', { text: wanted })}</SectionTitle>
      <EventList
        empty={<EmptyState icon={Search} text={text('search.none.text')} title={text('search.none.title')} />}
        filter={{ search: wanted }}
      />
    </section>
  );
}
