import { createPortal } from 'react-dom';
import { useNearTiles } from '#app/games/use-near-tiles.ts';
import { WithQueries } from '#app/session/index.ts';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './tile-hearts.module.css';

/** A heart on every tile of a game that comes near the screen. Tiles are drawn without: a guest has no favourites. */
export function TileHearts({ within }: { within: HTMLElement }) {
  const tiles = useNearTiles(within);
  return (
    <WithQueries>
      {tiles.map(({ article, key, identity, name }) =>
        createPortal(
          <span className={styles.heart}>
            <FavoriteButton game={name} identity={identity} look="art" size="sm" />
          </span>,
          article,
          key,
        ),
      )}
    </WithQueries>
  );
}
