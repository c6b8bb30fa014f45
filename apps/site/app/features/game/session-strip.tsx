import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { languageTag } from '#app/locale/direction.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { gameSessionQuery } from '#app/queries/rounds.ts';
import styles from './session-strip.module.css';
import { useVersionShown } from './use-version-shown.ts';

/** What a player must always see beside a game for money: what is left, how long it lasts, what it has come to; and the way to limits. (RTS 13) */
export function SessionStrip({ sessionId }: { sessionId: string | null }) {
  const text = useContent('pages');
  const { locale } = useLocale();
  const { active } = useAccounts();
  const { isKnown } = useCurrencies();
  const moneyOf = useMoney();
  const summary = useSummary(sessionId, useVersionShown(active?.version));
  const seconds = useSeconds(summary?.elapsedMs);
  if (!active || !isKnown) return <div className={styles.strip} />;
  const net = summary && moneyOf(summary.currency).subtract(summary.paid, summary.staked);
  const facts = [
    [text('pages.game.balance'), moneyOf(active.currency).format(active.balance)],
    [text('pages.game.time'), seconds === null ? null : clockText(seconds, languageTag(locale))],
    [text('pages.game.net'), net === undefined ? null : `${net > 0 ? '+' : ''}${moneyOf(active.currency).format(net)}`],
  ].filter(([, value]) => value !== null);
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LocaleLink to="/profile/limits">{text('pages.game.limits')}</LocaleLink>
    </div>
  );
}

/** Fetched again with every new state of the account that the page shows. */
function useSummary(sessionId: string | null, version: number | undefined) {
  return useQuery({ ...gameSessionQuery(sessionId ?? '', version), enabled: sessionId !== null && version !== undefined }).data;
}

/** Whole seconds of the session, counted on from what the server last reported. */
function useSeconds(elapsedMs: number | undefined): number | null {
  const [clock, setClock] = useState<{ from: number; now: number } | null>(null);
  useEffect(() => {
    if (elapsedMs === undefined) return undefined;
    const from = Date.now() - elapsedMs;
    const tick = () => setClock({ from, now: Date.now() });
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  if (elapsedMs === undefined) return null;
  return Math.floor((clock ? clock.now - clock.from : elapsedMs) / 1000);
}
