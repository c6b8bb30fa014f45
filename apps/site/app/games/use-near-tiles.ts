import { useEffect, useState } from 'react';

/** As in use-near-viewport.ts, which is part of the first load and would be cut out of it for this. (A 9) */
const marginPx = 400;

/** A tile of a game, as the page has it. */
export interface NearTile {
  /** Of this tile alone: a game may stand in several rows. */
  key: string;
  article: HTMLElement;
  identity: string;
  name: string;
  type: string;
  /** The studio's identity. */
  studio: string;
}

/**
 * The tiles that have come near the screen, as long as they are on the page. The rows that the server drew are no part of React's tree: what
 * a player's browser adds to tiles reaches them all by portals.
 */
export function useNearTiles(within: HTMLElement): readonly NearTile[] {
  const [tiles, setTiles] = useState<readonly NearTile[]>([]);
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

let made = 0;

function tileOf(article: HTMLElement): NearTile[] {
  const link = article.querySelector('a');
  const identity = /\/games\/([^/?#]+)$/.exec(link?.pathname ?? '')?.[1];
  if (!link || identity === undefined) return [];
  const { type = '', studio = '' } = link.dataset;
  // A card's link says what it does.
  const name = (article.querySelector('h2') ?? link).textContent ?? '';
  made += 1;
  return [{ key: String(made), article, identity: decodeURIComponent(identity), name, type, studio }];
}
