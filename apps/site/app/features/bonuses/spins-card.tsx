import { useQuery } from '@tanstack/react-query';
import type { PlayerFreespin } from '@verdigale/contract';
import { Card } from '@verdigale/ui/card';
import { ProgressBar } from '@verdigale/ui/progress';
import type { CSSProperties } from 'react';
import { cardEnd } from '#app/bonuses/player-bonus.ts';
import { useContent } from '#app/content/use-content.ts';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import { useMoney } from '#app/money/use-money.ts';
import { gameQuery } from '#app/queries/games.ts';
import { Facts, type Fact } from '#app/widgets/facts.tsx';
import styles from './bonuses.module.css';
import { EndTime } from './end-time.tsx';
import { OwnActions } from './own-actions.tsx';
import { useSpinsCap, useSpinsWager } from './terms-facts.ts';
import type { useBonusSteps } from './use-bonus-steps.ts';

/** Free spins of one game: how many are left, what each is worth, and what becomes of what they win. (BON-08) */
export function SpinsCard({ spins, steps }: { spins: PlayerFreespin; steps: ReturnType<typeof useBonusSteps> }) {
  const text = useContent('profile');
  const money = useMoney()(spins.currency);
  const cap = useSpinsCap(spins);
  const { data: game } = useQuery(gameQuery(spins.gameId));
  const end = cardEnd(spins);
  const used = text('profile.bonuses.spins.used', { used: spins.usedCount, count: spins.count });
  const facts: Fact[] = [
    ...(spins.stake === null ? [] : [[text('profile.bonuses.spins.each'), money.format(spins.stake)] as const]),
    ...(spins.winnings === null ? [] : [[text('profile.bonuses.spins.won'), money.format(spins.winnings)] as const]),
    ...useSpinsWager(spins),
    ...(cap === null ? [] : [[text('profile.bonuses.facts.maxWin'), cap] as const]),
    ...(end === null
      ? []
      : [
          [
            text(spins.status === 1 ? 'profile.bonuses.facts.startBy' : 'profile.bonuses.facts.finishBy'),
            <EndTime end={end} key="end" />,
          ] as const,
        ]),
  ];
  const [first, second] = game ? coloursOf(game) : [];
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.spins}>
        <span className={styles.cover} style={{ '--tile-a': first, '--tile-b': second } as CSSProperties}>
          {game && <img alt="" decoding="async" height={80} loading="lazy" width={60} {...coverOf(game, '60px')} />}
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <bdi>{spins.name}</bdi>
          </h3>
          <p className={styles.staked}>{text('profile.bonuses.spins.on', { count: spins.count, game: game?.name ?? '…' })}</p>
        </div>
      </div>
      <div className={styles.bar}>
        <ProgressBar
          label={text('profile.bonuses.spins.label', { name: spins.name })}
          max={spins.count}
          value={spins.usedCount}
          valueText={used}
        />
        <p className={styles.quiet}>{used}</p>
      </div>
      <Facts facts={facts} look="rows" />
      <OwnActions own={spins} steps={steps} />
    </Card>
  );
}
