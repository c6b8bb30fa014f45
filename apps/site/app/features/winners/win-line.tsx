import type { Winner } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { coverOf } from '#app/games/cover.ts';
import { gamePath } from '#app/games/game-path.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import styles from './winners-feed.module.css';

/** One win: where, who, what was staked, and what came of it. */
export function WinLine({ win }: { win: Winner }) {
  const text = useContent('pages');
  const { path } = useLocale();
  const money = useMoney()(win.currency);
  const cover = coverOf({ identity: win.gameIdentity, customImages: win.gameCustomImages }, '40px');
  return (
    <li>
      <a className={styles.win} href={path(gamePath(win.gameIdentity))}>
        <img alt="" className={styles.cover} decoding="async" height={56} loading="lazy" width={42} {...cover} />
        <span className={styles.game}>{win.gameName}</span>
        <span className={styles.sum}>{money.format(win.payout)}</span>
        <span className={styles.who}>
          <bdi>{win.nickname ?? text('pages.home.winners.player')}</bdi>
        </span>
        <span className={styles.stake}>{text('pages.home.winners.stake', { sum: money.format(win.amount) })}</span>
      </a>
    </li>
  );
}
