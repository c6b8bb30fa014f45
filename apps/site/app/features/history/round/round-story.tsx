import { useQuery } from '@tanstack/react-query';
import type { Round, RoundRecall } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { recallQuery } from '#app/queries/rounds.ts';
import { Facts } from '#app/widgets/facts.tsx';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { FigureTables } from './figure-tables.tsx';
import { RoundReplay } from './round-replay.tsx';
import styles from './round.module.css';

/** How the round went, in its studio's words. */
export function RoundStory({ round }: { round: Round }) {
  const text = useContent('history');
  const { locale } = useLocale();
  const isOver = round.status !== 'open';
  const { data: recall, isError, isFetching, refetch } = useQuery(recallQuery(round.id, { locale, isOver }));
  return (
    <section aria-labelledby="round-story" className={styles.part}>
      <h3 className={styles.heading} id="round-story">
        {text('history.round.story.title')}
      </h3>
      {recall ? (
        <Recall recall={recall} />
      ) : isError ? (
        <LoadFailed
          onRetry={refetch}
          isRetrying={isFetching}
          text={text('history.round.story.failedText')}
          title={text('history.round.story.failed')}
        />
      ) : (
        <Skeleton blockSize="10rem" shape="box" />
      )}
    </section>
  );
}

function Recall({ recall: { summary, choices, steps, outcome, tables, replayUrl } }: { recall: RoundRecall }) {
  const text = useContent('history');
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      {replayUrl !== null && <RoundReplay url={replayUrl} />}
      <FigureTables tables={tables} />
      <div className={styles.lists}>
        <Figures figures={choices} title={text('history.round.story.choices')} />
        <Figures figures={steps} title={text('history.round.story.steps')} />
        <Figures figures={outcome} title={text('history.round.story.outcome')} />
      </div>
    </>
  );
}

function Figures({ title, figures }: { title: string; figures: RoundRecall['outcome'] }) {
  if (figures.length === 0) return null;
  return (
    <section>
      <h4 className={styles.subheading}>{title}</h4>
      <Facts facts={figures.map(({ name, value }) => [name, value])} look="rows" />
    </section>
  );
}
