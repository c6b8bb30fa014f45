import { IconButton } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Skeleton } from '@verdigale/ui/skeleton';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { ChevronDown, Star } from 'lucide-react';
import { useSports } from '#client/api/use-offer.ts';
import { sportName } from '#client/odds/names.ts';
import { Link } from '#client/route/link.tsx';
import { pathOf } from '#client/route/route.ts';
import { useFavourites } from '#client/settings/favourites.ts';
import { useText } from '#client/texts/texts.ts';
import { SportGlyph } from './sport-glyph.tsx';
import styles from './sports-tree.module.css';

/** Sports with their tournaments, and how many events each has; those that a player keeps come first. */
export function SportsTree() {
  const text = useText();
  const { data: sports } = useSports();
  const { favourites, toggle } = useFavourites();
  if (!sports) return <Skeleton blockSize="16rem" shape="box" />;
  const isKept = (sport: string) => favourites.includes(pathOf('sport', sport));
  const sorted = sports.toSorted((a, b) => Number(isKept(b.sport)) - Number(isKept(a.sport)));
  return (
    <ul className={styles.tree}>
      {sorted.map(({ sport, events, live, categories }) => {
        const name = sportName(text, sport);
        const path = pathOf('sport', sport);
        return (
          <li key={sport}>
            <div className={styles.sport}>
              <Link className={styles.link} to={path}>
                <SportGlyph sport={sport} />
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>
                  {live > 0 && (
                    <b>
                      {text.figures(live)}
                      <VisuallyHidden>{text('live')}</VisuallyHidden>
                    </b>
                  )}
                  {text.figures(events)}
                </span>
              </Link>
              <IconButton
                icon={Star}
                isPressed={isKept(sport)}
                label={text('favourites.of', { name })}
                onClick={() => toggle(path)}
                size="sm"
              />
            </div>
            <details className={styles.tournaments}>
              <summary>
                <Icon as={ChevronDown} size={16} />
                {text('tree.tournaments')}
              </summary>
              <ul>
                {categories.flatMap(({ category, tournaments }) =>
                  tournaments.map(({ tournament, events: count }) => (
                    <li key={`${category}/${tournament}`}>
                      <Link className={styles.link} to={pathOf('sport', sport, category, tournament)}>
                        <span className={styles.name}>
                          {tournament}
                          <small>{category}</small>
                        </span>
                        <span className={styles.count}>{text.figures(count)}</span>
                      </Link>
                    </li>
                  )),
                )}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
