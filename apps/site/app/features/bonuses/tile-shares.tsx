import { languageTag } from '@verdigale/language';
import { Badge } from '@verdigale/ui/badge';
import { createPortal } from 'react-dom';
import { useContent } from '#app/content/use-content.ts';
import { useNearTiles, type NearTile } from '#app/games/use-near-tiles.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { WithQueries } from '#app/session/index.ts';
import type { BonusTerms } from '@verdigale/contract';
import { isExcluded, shareOf, wholeShare, type SharedGame } from './rules/game-share.ts';
import styles from './tile-shares.module.css';
import { useOwnBonuses } from './use-own-bonuses.ts';

/** While a bonus runs: on every tile how much of a stake on the game counts for it, unless it is all of it. */
export function TileShares({ within }: { within: HTMLElement }) {
  return (
    <WithQueries>
      <Shares within={within} />
    </WithQueries>
  );
}

function Shares({ within }: { within: HTMLElement }) {
  const { running } = useOwnBonuses();
  return running?.terms ? <Chips terms={running.terms} within={within} /> : null;
}

function Chips({ terms, within }: { terms: BonusTerms; within: HTMLElement }) {
  const text = useContent('profile');
  const tag = languageTag(useLocale().locale);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const wordsOf = (game: SharedGame) => {
    const share = shareOf(terms, game);
    if (isExcluded(terms, game)) return text('profile.bonuses.tile.none');
    return share === 0
      ? text('profile.bonuses.tile.zero')
      : text('profile.bonuses.game.counts', { share: percent.format(share / wholeShare) });
  };
  return useNearTiles(within)
    .map((tile) => ({ ...tile, game: sharedGame(tile) }))
    .filter(({ game }) => shareOf(terms, game) < wholeShare)
    .map(({ article, key, game }) =>
      createPortal(
        <span className={styles.share}>
          <Badge isOnArt tone="warn">
            {wordsOf(game)}
          </Badge>
        </span>,
        article,
        key,
      ),
    );
}

/** Terms name games and studios by their identities; a tile has no ids. */
function sharedGame({ identity, type, studio }: NearTile): SharedGame {
  return { id: identity, identity, type, provider: { id: studio, identity: studio } };
}
