import type { SportEventDetail } from '@verdigale/contract';
import { Card } from '@verdigale/ui/card';
import { marketName, outcomeName } from '#client/odds/names.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './results.module.css';
import { resultsOf } from './results.ts';

/** How the markets have ended that are decided. */
export function Results({ event }: { event: SportEventDetail }) {
  const text = useText();
  const results = resultsOf(event.markets);
  if (results.length === 0) return null;
  return (
    <Card as="section">
      <details className={styles.results} open={event.status === 'ended' || event.status === 'closed'}>
        <summary>{text('results.title', { count: results.length })}</summary>
        <dl>
          {results.map(({ market, won }) => (
            <div key={`${market.market} ${market.specifiers}`}>
              <dt>{marketName(text, market)}</dt>
              <dd>{won.map(({ outcome }) => outcomeName(text, market, outcome, event.competitors)).join(', ') || text('end.void')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
