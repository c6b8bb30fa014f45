import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { WithQueries } from '#app/session/index.ts';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './tile-hearts.module.css';

/** As in use-near-viewport.ts, which is part of the first load and would be cut out of it for this. (A 9) */
const marginPx = 400;

interface Tile {
  article: HTMLElement;
  identity: string;
  name: string;
}

/**
 * A heart on every tile of a game that comes near the screen. Tiles are drawn without: a guest has no favourites, and the rows
 * that the server drew are no part of React's tree. Portals reach them all.
 */
export function TileHearts({ within }: { within: HTMLElement }) {
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

/** The tiles that have come near the screen, as long as they are on the page. */
function useTiles(within: HTMLElement): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    const watched = new Set<Element>();
    const near = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        for (const article of come) near.unobserve(article);
        if (come.length > 0) setTiles((known) => [...known, ...come.flatMap((article) => tileOf(article as HTMLElement))]);
      },
      { rootMargin: `${marginPx}px` },
    );
    const read = () => {
      for (const article of within.querySelectorAll('article')) {
        if (watched.has(article)) continue;
        watched.add(article);
        near.observe(article);
      }
      const gone = [...watched].filter((article) => !article.isConnected);
      for (const article of gone) watched.delete(article);
      if (gone.length > 0) setTiles((known) => known.filter(({ article }) => article.isConnected));
    };
    read();
    const changes = new MutationObserver(read);
    changes.observe(within, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      near.disconnect();
      setTiles([]);
    };
  }, [within]);
  return tiles;
}

function tileOf(article: HTMLElement): Tile[] {
  const link = article.querySelector('a');
  const identity = /\/games\/([^/?#]+)$/.exec(link?.pathname ?? '')?.[1];
  return identity === undefined ? [] : [{ article, identity: decodeURIComponent(identity), name: link?.textContent ?? '' }];
}
