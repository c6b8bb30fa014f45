import type { SportEvent } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Badge } from '@verdigale/ui/badge';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { clockText, outcomeName, sportName } from './names.ts';
import styles from './sport-card.module.css';

/** Of a race those with the lowest prices are shown. */
const mostPrices = 3;

/** An event with its score or its start, and what its main market pays; the whole card leads to it in the sportsbook. */
export function SportCard({ event }: { event: SportEvent }) {
  const text = useContent('sports');
  const dateOf = useDateFormat('moment');
  const { locale } = useLocale();
  const odds = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { sport, tournament, competitors, startsAt, isLive, isSimulated, score, main } = event;
  const isRace = competitors.length > 2;
  const said = isLive ? score && clockText(text, score.clock, locale) : dateOf(startsAt);
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <span className={styles.place}>
          {sportName(text, sport)} · {tournament}
        </span>
        {isSimulated && <Badge>{text('sports.bets.simulated')}</Badge>}
      </p>
      <LocaleLink className={styles.event} to={`/betting?setIframePath=${encodeURIComponent(`/event/${encodeURIComponent(event.id)}`)}`}>
        {isRace ? (
          <bdi>{tournament}</bdi>
        ) : (
          competitors.map((name, at) => (
            <span className={styles.side} key={name}>
              <bdi>{name}</bdi>
              {isLive && score && <span className={styles.score}>{inDigitsOf(locale, String(at === 0 ? score.home : score.away))}</span>}
            </span>
          ))
        )}
      </LocaleLink>
      <p className={styles.time} data-live={isLive || undefined}>
        {isLive && <strong>{text('sports.bets.live')}</strong>} <bdi>{said}</bdi>
      </p>
      {main && (
        <ul className={styles.prices}>
          {pricesOf(main).map(({ id, outcome, price, isOpen }) => (
            <li className={styles.price} key={id}>
              <span className={styles.outcome}>
                <Outcome
                  name={outcomeName(text, main, outcome, competitors, locale)}
                  short={main.specifiers === '' ? shortOf(outcome, locale) : null}
                />
              </span>
              <span className={styles.odds}>
                {isOpen ? (
                  odds.format(Number(price))
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <VisuallyHidden>{text('sports.rows.suspended')}</VisuallyHidden>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The sides as the sportsbook's own lists have them: their names stand above, and no price has room for one. */
function shortOf(outcome: string, locale: string): string | null {
  if (outcome === 'draw') return 'X';
  return outcome === 'home' || outcome === 'away' ? inDigitsOf(locale, outcome === 'home' ? '1' : '2') : null;
}

function Outcome({ name, short }: { name: string; short: string | null }) {
  if (short === null) return name;
  return (
    <>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

function pricesOf({ closed, outcomes }: NonNullable<SportEvent['main']>) {
  const known = outcomes.map(({ id, outcome, price, isActive }) => ({
    id,
    outcome,
    price,
    isOpen: closed === null && isActive && price !== null,
  }));
  if (known.length <= mostPrices) return known;
  return known.toSorted((one, other) => Number(one.price ?? Infinity) - Number(other.price ?? Infinity)).slice(0, mostPrices);
}
