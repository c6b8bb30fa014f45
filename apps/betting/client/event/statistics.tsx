import type { SportEventDetail } from '@verdigale/contract';
import { Card } from '@verdigale/ui/card';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { textOf, useText } from '#client/texts/texts.ts';
import styles from './statistics.module.css';

/** What is counted of a match beside its score, side against side. */
export function Statistics({ event: { statistics, competitors } }: { event: SportEventDetail }) {
  const text = useText();
  if (statistics.length === 0) return null;
  return (
    <Card as="section">
      <table className={styles.table}>
        <caption className={styles.title}>{text('statistics.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{competitors[0]}</th>
            <th scope="col">
              <VisuallyHidden>{text('statistics.title')}</VisuallyHidden>
            </th>
            <th scope="col">{competitors[1]}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ kind, home, away }) => (
            <tr key={kind}>
              <td>{text.figures(home)}</td>
              <th scope="row">
                {textOf(text, `statistics.${kind}`) ?? kind.replaceAll('_', ' ')}
                <span aria-hidden className={styles.bar}>
                  <span style={{ inlineSize: `${shareOf(home, away)}%` }} />
                </span>
              </th>
              <td>{text.figures(away)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Percent of the first; half of nothing. */
const shareOf = (home: number, away: number): number => (home + away === 0 ? 50 : (100 * home) / (home + away));
