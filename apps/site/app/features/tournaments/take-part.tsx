import type { Tournament } from '@verdigale/contract';
import { Button, buttonLook } from '@verdigale/ui/button';
import { useState } from 'react';
import { showError } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { takePart } from '#app/queries/tournaments.ts';
import { useSession } from '#app/session/index.ts';
import { isOver, phaseOf } from './rules/phase.ts';
import styles from './tournaments.module.css';

/** Where the games of the page are. */
export const gamesId = 'tournament-games';

/** The one next step: to register, to take part, or to the games. (TOUR-01) */
export function TakePart({ tournament }: { tournament: Tournament }) {
  const text = useContent('pages');
  const { status } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const { id, confirmationRequired, playerEntry, isAvailable } = tournament;
  if (isOver(phaseOf(tournament))) return null;
  if (status !== 'player') {
    return (
      <span data-for="guest">
        <ModalLink modal="sign-up" {...buttonLook({ variant: 'primary' })}>
          {text('pages.tournament.register')}
        </ModalLink>
      </span>
    );
  }
  if (!isAvailable) return <p className={styles.quiet}>{text('pages.tournament.notAvailable')}</p>;
  if (!confirmationRequired || playerEntry) {
    return (
      <a href={`#${gamesId}`} {...buttonLook({ variant: 'primary' })}>
        {text('pages.tournament.toGames')}
      </a>
    );
  }

  async function enter() {
    setIsBusy(true);
    await takePart(id).catch(showError);
    setIsBusy(false);
  }
  return (
    <>
      <Button isLoading={isBusy} onClick={() => void enter()} variant="primary">
        {text('pages.tournament.takePart')}
      </Button>
      <p className={styles.quiet}>{text('pages.tournament.needsYes')}</p>
    </>
  );
}
