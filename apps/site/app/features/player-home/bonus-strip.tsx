import type { PlayerBonus } from '@verdigale/contract';
import { Gift } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { useOwnBonuses, useProgress } from '#app/features/bonuses/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useCurrencies } from '#app/money/use-money.ts';
import { Strip } from './strip.tsx';
import styles from './strips.module.css';

/** The bonus that runs, else how many wait to be begun. */
export function BonusStrip() {
  const text = useContent('profile');
  const { running, bonuses, spins, isPending, isError } = useOwnBonuses();
  const { isKnown } = useCurrencies();
  const kind = text('profile.home.bonus.kind');
  const waiting = bonuses.length + spins.length;
  return (
    <LocaleLink className={styles.strip} to="/profile/bonuses">
      {running && isKnown ? (
        <Running bonus={running} kind={kind} />
      ) : isPending || isError || running ? (
        <Strip icon={Gift} kind={kind} note={null} title={text('profile.home.bonus.open')} />
      ) : (
        <Strip
          icon={Gift}
          kind={kind}
          note={text('profile.home.bonus.open')}
          title={waiting > 0 ? text('profile.home.bonus.waiting', { count: waiting }) : text('profile.home.bonus.none')}
        />
      )}
    </LocaleLink>
  );
}

function Running({ bonus, kind }: { bonus: PlayerBonus; kind: string }) {
  const { percent, words } = useProgress(bonus);
  return <Strip icon={Gift} kind={kind} note={words} percent={percent} title={bonus.name} />;
}
