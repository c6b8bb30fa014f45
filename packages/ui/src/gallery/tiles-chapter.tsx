import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../button/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tile } from '../tile/tile.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

/** Colours of the cover generator's categories: dark hues, as its covers have. */
const games = [
  { name: 'Copper Canyon', provider: 'Aurum Works', colors: ['#8a4a1c', '#2c1204'], badge: 'New' },
  { name: 'Tidewater Lantern', provider: 'Northfall', colors: ['#0f6b5c', '#04211f'], badge: 'Jackpot' },
  { name: 'The Long Winter of the Clockmaker’s Daughter', provider: 'Guild & Ferry', colors: ['#6a2330', '#230a12'] },
  { name: 'Indigo Ascent', provider: 'Halyard', colors: ['#22407f', '#08132b'], badge: 'Live' },
  { name: 'Violet Hour', provider: 'Northfall', colors: ['#503a80', '#170f2b'] },
  { name: 'Olive Press', provider: 'Aurum Works', colors: ['#4a5c1f', '#141c07'] },
] as const;

export function TilesChapter() {
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set(['Copper Canyon']));
  const [shown, setShown] = useState(36);
  const toggle = (name: string) =>
    setFavourites((before) => new Set(before.has(name) ? [...before].filter((kept) => kept !== name) : [...before, name]));
  return (
    <Chapter eyebrow="Two" title="Tiles">
      <Specimen layout="stack" name="Tile: hover, focus, favourite, badges, two lines at most">
        <div className={styles.tiles}>
          {games.map((game) => (
            <Tile
              badges={
                'badge' in game && (
                  <Badge isOnArt tone={game.badge === 'Jackpot' ? 'warn' : 'neutral'}>
                    {game.badge}
                  </Badge>
                )
              }
              colors={game.colors}
              demo={
                <LinkButton href="#demo" size="sm">
                  Demo
                </LinkButton>
              }
              favourite={
                <IconButton
                  icon={Heart}
                  isPressed={favourites.has(game.name)}
                  label={`Favourite: ${game.name}`}
                  look="art"
                  onClick={() => toggle(game.name)}
                  size="sm"
                />
              }
              href="#game"
              key={game.name}
              name={game.name}
              provider={game.provider}
            />
          ))}
          <Tile
            colors={['#6b5120', '#231804']}
            href="#g"
            name="Amber Gate"
            provider="Halyard"
            state="restricted"
            stateLabel="Not in your country"
          />
          <Tile
            colors={['#1d5a6b', '#071d24']}
            href="#g"
            name="Deep Ledger"
            provider="Guild & Ferry"
            state="maintenance"
            stateLabel="Back soon"
          />
          <Skeleton shape="tile" />
        </div>
      </Specimen>
      <Specimen layout="stack" name="Load more">
        <LoadMore countText={`${shown} of 128 games`} onLoad={() => setShown(Math.min(128, shown + 36))} shown={shown} total={128}>
          Load more
        </LoadMore>
      </Specimen>
    </Chapter>
  );
}
