import type { Account, BonusTerms, Game, PlayerBonus } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Badge, type BadgeProps, type BadgeTone } from '@verdigale/ui/badge';
import { IconButton } from '@verdigale/ui/button';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { RingLink } from './bonus-link.tsx';
import styles from './bonuses.module.css';
import { isExcluded, shareOf, wholeShare } from './rules/game-share.ts';
import { whoseMoney } from './rules/whose-money.ts';
import { useOwnBonuses } from './use-own-bonuses.ts';

/** How much of a stake on this game counts, unless it is all of it: for the bonus that runs, else as the game says of any. (wire 11.1) */
export function GameShareChip({ game, isOnArt }: { game: Game } & Pick<BadgeProps, 'isOnArt'>) {
  const text = useContent('profile');
  const { locale } = useLocale();
  const { running } = useOwnBonuses();
  // Without a bonus it is told what one would count; that a game takes none concerns nobody then.
  const common = game.isBonusWagering ? game.minimumBonusWagerMultiplier : 1;
  const terms = running?.terms;
  const share = terms ? shareOf(terms, game) / wholeShare : common;
  if (share === 1) return null;
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const chip = (tone: BadgeTone, words: string) => (
    <Badge isOnArt={isOnArt} tone={tone}>
      {words}
    </Badge>
  );
  if (terms && isExcluded(terms, game)) return chip('warn', text('profile.bonuses.game.none'));
  if (share === 0) return chip('warn', text('profile.bonuses.game.zero'));
  return chip('info', text('profile.bonuses.game.counts', { share: percent }));
}

/** Beside a game for money while a bonus runs: its dial and how much counts. */
export function GameBonus({ game }: { game: Game }) {
  const { running } = useOwnBonuses();
  const { isKnown } = useCurrencies();
  return (
    <span className={styles.gameBonus}>
      {running && isKnown && <RingLink bonus={running} size={40} />}
      <GameShareChip game={game} />
    </span>
  );
}

/** Whose money plays now, told when a session begins with a bonus that runs, and again when it changes. */
export function GameMoney({ game }: { game: Game }) {
  const { running, account } = useOwnBonuses();
  const { isKnown } = useCurrencies();
  if (!running?.terms || !account || !isKnown) return null;
  return <MoneyLine account={account} bonus={{ ...running, terms: running.terms }} game={game} />;
}

function MoneyLine({ bonus, account, game }: { bonus: PlayerBonus & { terms: BonusTerms }; account: Account; game: Game }) {
  const text = useContent('profile');
  const money = useMoney()(bonus.currency);
  const whose = whoseMoney(bonus, account, game);
  const [read, setRead] = useState<string | null>(null);
  const isLimited = whose !== 'own' && bonus.maxBetAmount !== null;
  return (
    <div className={styles.money} hidden={read === whose}>
      <p role="status">
        {text.dynamic('profile.bonuses.money', whose)}{' '}
        {isLimited && text('profile.bonuses.moneyLimit', { sum: money.format(bonus.maxBetAmount ?? 0) })}
      </p>
      <IconButton icon={X} label={text('profile.bonuses.moneyRead')} onClick={() => setRead(whose)} size="sm" />
    </div>
  );
}
