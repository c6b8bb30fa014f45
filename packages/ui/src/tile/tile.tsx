import { LockKeyhole, Wrench } from 'lucide-react';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './tile.module.css';

export interface TileCover {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

export interface TileProps {
  readonly name: string;
  readonly href: string;
  readonly provider?: string;
  readonly cover?: TileCover | undefined;
  /** The cover's two palette colours: the placeholder until it is painted. */
  readonly colors: readonly [string, string];
  /** Among the first that a visitor sees: the cover is fetched with the page and before its scripts, instead of lazily. */
  readonly isEager?: boolean;
  /** `restricted` and `maintenance` dim the cover; the link stays, for the screen that explains. */
  readonly state?: 'ready' | 'restricted' | 'maintenance';
  /** The words for the state, required by sight and screen reader alike when it is not `ready`. */
  readonly stateLabel?: string;
  readonly badges?: ReactNode;
  /** An `IconButton` with `look="art"` and `isPressed`. */
  readonly favourite?: ReactNode;
  /** A second way in (a `LinkButton` to the demo), shown on hover and focus; the game's page offers it too. */
  readonly demo?: ReactNode;
  /** For the main link: `onClick`, prefetch handlers, `data-*`. */
  readonly linkProps?: Omit<ComponentPropsWithRef<'a'>, 'href' | 'children' | 'className'>;
}

/** A game in a list: one link over the whole tile, and few nodes, since a page carries hundreds. The name comes first in
 * the document, so that it is reached before the tile's other controls; the style sets it under the cover. */
export function Tile(props: TileProps) {
  const { name, href, provider, cover, colors, isEager, state = 'ready', stateLabel, badges, favourite, demo, linkProps } = props;
  const style = { '--tile-a': colors[0], '--tile-b': colors[1] } as CSSProperties;
  return (
    <article className={styles.tile} data-state={state}>
      <a {...linkProps} className={styles.name} href={href}>
        {name}
      </a>
      <div className={styles.cover} data-bare={!cover || undefined} style={style}>
        {cover && (
          <img
            alt=""
            decoding="async"
            height={480}
            {...(isEager && { fetchPriority: 'high' })}
            loading={isEager ? 'eager' : 'lazy'}
            sizes={cover.sizes}
            src={cover.src}
            srcSet={cover.srcSet}
            width={360}
          />
        )}
        {badges != null && <div className={styles.badges}>{badges}</div>}
        {state !== 'ready' && (
          <p className={styles.state}>
            <Icon as={state === 'restricted' ? LockKeyhole : Wrench} size={16} />
            {stateLabel}
          </p>
        )}
        {demo != null && state === 'ready' && <div className={styles.demo}>{demo}</div>}
      </div>
      {provider !== undefined && <p className={styles.provider}>{provider}</p>}
      {favourite != null && <div className={styles.favourite}>{favourite}</div>}
    </article>
  );
}
