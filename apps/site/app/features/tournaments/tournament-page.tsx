import { useQuery } from '@tanstack/react-query';
import type { Tournament } from '@verdigale/contract';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useId, useRef, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { tournamentQuery } from '#app/queries/tournaments.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { OwnStanding } from './own-standing.tsx';
import { PrizeList } from './prize-list.tsx';
import { RuleList } from './rule-list.tsx';
import { isOver, phaseOf } from './rules/phase.ts';
import { StateBadge } from './state-badge.tsx';
import { gamesId, TakePart } from './take-part.tsx';
import { TournamentFacts } from './tournament-facts.tsx';
import { TournamentGames } from './tournament-games.tsx';
import { TournamentTime } from './tournament-time.tsx';
import styles from './tournaments.module.css';
import { useTournament } from './use-tournament.ts';

/** One tournament: where it stands, who leads, what there is to win, by which rules and with which games. (TOUR-01) */
export function TournamentPage({ loaded }: { loaded: Tournament }) {
  const text = useContent('pages');
  const tournament = useTournament(loaded);
  const standing = useRef<HTMLDivElement>(null);
  useHeldFocus(standing);
  const phase = phaseOf(tournament);
  const over = isOver(phase);
  const { prizes, conditions } = tournament;
  return (
    <div className={`${styles.page} ${styles.one}`}>
      <div className={styles.standing} ref={standing} tabIndex={-1}>
        <div className={styles.head}>
          <StateBadge tournament={tournament} />
          <TournamentTime tournament={tournament} />
        </div>
        <TournamentFacts tournament={tournament} />
        <OwnStanding tournament={tournament} />
        <TakePart tournament={tournament} />
      </div>
      <Part title={phase.name === 'finished' ? text('pages.tournament.board.final') : text('pages.tournament.board.title')}>
        <Leaderboard tournament={tournament} />
      </Part>
      {prizes.length > 0 && (
        <Part title={text('pages.tournament.prizes.title')}>
          <PrizeList prizes={prizes} />
        </Part>
      )}
      <Part title={text('pages.tournament.rules.title')}>
        <RuleList tournament={tournament} />
      </Part>
      {over ? (
        <p>
          <LocaleLink to="/tournaments">{text('pages.tournament.all')}</LocaleLink>
        </p>
      ) : (
        <Part id={gamesId} title={text('pages.tournament.games')}>
          <TournamentGames conditions={conditions} />
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section} id={id}>
      <SectionTitle id={titleId}>{title}</SectionTitle>
      {children}
    </section>
  );
}

/** One of another time than that which the page came with. */
export function OtherEdition({ id }: { id: string }) {
  const text = useContent('pages');
  const { status } = useSession();
  const isKnown = status === 'guest' || status === 'player';
  const { data, isError, refetch } = useQuery({ ...tournamentQuery(id, status === 'player'), enabled: isKnown });
  if (data) return <TournamentPage loaded={data} />;
  if (isError) return <LoadFailed onRetry={refetch} title={text('pages.tournament.failed')} />;
  return <Skeleton blockSize="24rem" shape="box" />;
}
