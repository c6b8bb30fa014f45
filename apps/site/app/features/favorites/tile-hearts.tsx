import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { WithQueries } from '#app/session/index.ts';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './tile-hearts.module.css';

interface Tile {
  article: HTMLElement;
  identity: string;
  name: string;
}

/** A heart on every tile of a game within the element. The rows that the server drew are no part of React's tree: portals reach them all. */
export function TileHearts({ within }: { within: RefObject<HTMLElement | null> }) {
  const tiles = useTiles(within);
  return (
    <WithQueries>
      {tiles.map(({ article, identity, name }) =>
        createPortal(
          <span className={styles.heart}>
            <FavoriteButton game={name} identity={identity} look="art" size="sm" />
          </span>,
          article,
          identity,
        ),
      )}
    </WithQueries>
  );
}

function useTiles(within: RefObject<HTMLElement | null>): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    const element = within.current;
    if (!element) return undefined;
    const read = () => setTiles((known) => (isSame(known, tilesIn(element)) ? known : tilesIn(element)));
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [within]);
  return tiles;
}

function tilesIn(element: HTMLElement): Tile[] {
  return [...element.querySelectorAll('article')].flatMap((article) => {
    const link = article.querySelector('a');
    const identity = /\/games\/([^/?#]+)$/.exec(link?.pathname ?? '')?.[1];
    return identity === undefined ? [] : [{ article, identity: decodeURIComponent(identity), name: link?.textContent ?? '' }];
  });
}

const isSame = (known: readonly Tile[], found: readonly Tile[]) =>
  known.length === found.length && found.every(({ article }, index) => known[index]?.article === article);
