import { IconButton } from '@verdigale/ui/button';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSports } from '#client/api/use-offer.ts';
import { useBets } from '#client/bets/use-bets.ts';
import { sportName } from '#client/odds/names.ts';
import { Link } from '#client/route/link.tsx';
import { pathOf, readRoute } from '#client/route/route.ts';
import { usePath } from '#client/route/router.ts';
import { oddsFormats, useOddsFormat } from '#client/settings/odds-format.ts';
import { useText } from '#client/texts/texts.ts';
import { untilLoaded } from '#client/until-loaded.ts';
import { SearchField } from './search-field.tsx';
import styles from './top-bar.module.css';
import { useIsWide } from './use-is-wide.ts';

const Tree = lazy(() => untilLoaded(() => import('./tree-sheet.tsx')));

/** Where to go, what to look for, and how prices are read. */
export function TopBar() {
  const text = useText();
  const isWide = useIsWide();
  const path = usePath();
  /** Where the field was opened: elsewhere it gives its room back, but on what it found. */
  const [searchAt, setSearchAt] = useState<string | null>(null);
  const isSearching = searchAt !== null && (path === searchAt || readRoute(path).page === 'search');
  const { data: sports } = useSports();
  const { total: openBets } = useBets(false);
  const [format, setFormat] = useOddsFormat();
  const links = useRef<HTMLElement>(null);
  const around = path === '/bets/settled' ? '/bets' : path;
  const isWhole = sports !== undefined;
  useEffect(() => {
    if (isWhole) showLink(links.current, around);
  }, [around, isWhole]);
  const live = sports?.reduce((sum, sport) => sum + sport.live, 0) ?? 0;
  return (
    <header className={styles.bar}>
      <nav aria-label={text('nav.label')} className={styles.links} ref={links}>
        <Link to="/">{text('nav.home')}</Link>
        <Link to="/live">
          {text('nav.live')} {live > 0 && <span className={styles.count}>{text.figures(live)}</span>}
        </Link>
        <Link to="/soon">{text('nav.soon')}</Link>
        <Link to="/favourites">{text('nav.favourites')}</Link>
        <Link isAround={around !== path} to="/bets">
          {text('nav.bets')}
          {openBets > 0 && (
            <>
              {' '}
              <span className={styles.count}>{text.figures(openBets)}</span>
            </>
          )}
        </Link>
        {!isWide &&
          sports?.map(({ sport }) => (
            <Link key={sport} to={pathOf('sport', sport)}>
              {sportName(text, sport)}
            </Link>
          ))}
      </nav>
      <div className={styles.tools}>
        {isWide || isSearching ? (
          <SearchField isFocused={isSearching} onLeave={() => setSearchAt(null)} />
        ) : (
          <>
            <Suspense>
              <Tree />
            </Suspense>
            <IconButton icon={Search} label={text('search.label')} onClick={() => setSearchAt(path)} />
          </>
        )}
        <select
          aria-label={text('odds.label')}
          onChange={({ currentTarget: { value } }) => setFormat(value as typeof format)}
          value={format}
        >
          {oddsFormats.map((each) => (
            <option key={each} value={each}>
              {text(`odds.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </header>
  );
}

/** Brings the link to where one is into the middle of a row that is longer than the screen; `scrollIntoView` would move the page around us, too. */
function showLink(row: HTMLElement | null, path: string): void {
  const link = [...(row?.children ?? [])].find((each) => each.getAttribute('href') === `#${path}`);
  if (!row || !link) return;
  const [around, inside] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollBy({ left: inside.left + inside.width / 2 - around.left - around.width / 2 });
}
