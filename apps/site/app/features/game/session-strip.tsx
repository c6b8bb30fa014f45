import { useQuery } from '@tanstack/react-query';
import { languageTag } from '@verdigale/language';
import { useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { gameSessionQuery } from '#app/queries/rounds.ts';
import styles from './session-strip.module.css';
import { useVersionShown } from './use-version-shown.ts';

/** What a player must always see beside a game for money: what is left, the time, how long it lasts, what it has come to; and the way to limits. (RTS 13) */
export function SessionStrip({ sessionId }: { sessionId: string | null }) {
  const text = useContent('pages');
  const { locale } = useLocale();
  const { active } = useAccounts();
  const { isKnown } = useCurrencies();
  const moneyOf = useMoney();
  const summary = useSummary(sessionId, useVersionShown(active?.version));
  const clock = useClock(summary?.elapsedMs);
  const timeOf = useDateFormat('time');
  if (!active || !isKnown) return <div className={styles.strip} />;
  const net = summary && moneyOf(summary.currency).subtract(summary.paid, summary.staked);
  const facts = [
    [text('pages.game.balance'), moneyOf(active.currency).format(active.balance)],
    [text('pages.game.clock'), clock && timeOf(clock.now)],
    [text('pages.game.time'), clock && clockText(clock.seconds, languageTag(locale))],
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
      <p className={styles.links}>
        <ModalLink modal="add-cash-limit">{text('pages.game.limit')}</ModalLink>
        <LocaleLink to="/profile/limits">{text('pages.game.limits')}</LocaleLink>
      </p>
    </div>
  );
}

/** Fetched again with every new state of the account that the page shows. */
function useSummary(sessionId: string | null, version: number | undefined) {
  return useQuery({ ...gameSessionQuery(sessionId ?? '', version), enabled: sessionId !== null && version !== undefined }).data;
}

/**
 * The time of day, and whole seconds of the session, counted on from what the server last reported. By the device's clock, which goes on while it
 * sleeps; where that is set back, the session has lasted no less for it.
 */
function useClock(elapsedMs: number | undefined): { now: Date; seconds: number } | null {
  const [clock, setClock] = useState<{ now: number; elapsed: number } | null>(null);
  useEffect(() => {
    if (elapsedMs === undefined) return undefined;
    let [last, elapsed] = [Date.now(), elapsedMs];
    const tick = () => {
      const now = Date.now();
      elapsed += Math.max(0, now - last);
      last = now;
      setClock({ now, elapsed });
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  return clock && { now: new Date(clock.now), seconds: Math.floor(clock.elapsed / 1000) };
}
