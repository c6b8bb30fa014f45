import { useQuery } from '@tanstack/react-query';
import type { Round } from '@verdigale/contract';
import { errors } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Icon } from '@verdigale/ui/icon';
import { Skeleton } from '@verdigale/ui/skeleton';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { codeOf } from '@verdigale/client';
import { roundQuery } from '#app/queries/rounds.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { roundAddress } from './round-address.ts';
import { RoundFacts } from './round-facts.tsx';
import { RoundMoney } from './round-money.tsx';
import { RoundStory } from './round-story.tsx';
import styles from './round.module.css';

/** One round as it was: what it cost and paid by our books, and how it went by its studio. (GLI 4.14) */
export function RoundView({ id }: { id: string }) {
  const text = useContent('history');
  const [search] = useSearchParams();
  const { data: round, error, refetch } = useQuery(roundQuery(id));
  return (
    <div className={styles.root}>
      <div>
        <LocaleLink to={roundAddress(search, null)} {...buttonLook({ variant: 'ghost', size: 'sm' })}>
          <Icon as={ArrowLeft} isDirectional />
          {text('history.round.back')}
        </LocaleLink>
      </div>
      {round ? (
        <RoundSheet round={round} />
      ) : error === null ? (
        <Skeleton blockSize="24rem" shape="box" />
      ) : isUnknown(error) ? (
        <EmptyState icon={SearchX} text={text('history.round.unknown.text')} title={text('history.round.unknown.title')} />
      ) : (
        <LoadFailed onRetry={refetch} title={text('history.round.failed')} />
      )}
    </div>
  );
}

function RoundSheet({ round }: { round: Round }) {
  const text = useContent('history');
  return (
    <article className={styles.sheet}>
      <h2 className={styles.title}>{text('history.round.title', { game: round.game })}</h2>
      <RoundFacts round={round} />
      <RoundStory round={round} />
      <RoundMoney round={round} />
      <div>
        <LocaleLink to={`/games/${round.gameIdentity}`} {...buttonLook({})}>
          {text('history.round.play')}
        </LocaleLink>
      </div>
    </article>
  );
}

/** A malformed id gets the same answer as another player's round. */
function isUnknown(error: Error): boolean {
  const code = codeOf(error);
  return code === errors.notFound.code || code === errors.invalid.code;
}
