import { playerBonusStatus } from '@verdigale/contract';
import { Button, buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { gamePath } from '#app/games/game-path.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import styles from './bonuses.module.css';
import { isSpins, type Own, type useBonusSteps } from './use-bonus-steps.ts';

/** What can be done about a bonus or free spins: start, read all terms, give up. */
export function OwnActions({ own, steps }: { own: Own; steps: ReturnType<typeof useBonusSteps> }) {
  const text = useContent('profile');
  const { name } = own;
  const isIssued = own.status === playerBonusStatus.issued;
  return (
    <div className={styles.actions}>
      {isIssued && (
        <Button
          aria-label={text('profile.bonuses.actions.startLabel', { name })}
          isLoading={steps.startingId === own.id}
          onClick={() => steps.start(own)}
          variant={steps.isFree && !isSpins(own) ? 'primary' : 'secondary'}
        >
          {text('profile.bonuses.actions.start')}
        </Button>
      )}
      {!isIssued && isSpins(own) && (
        <LocaleLink
          aria-label={text('profile.bonuses.actions.playLabel', { name })}
          to={`${gamePath(own.gameId)}?real=true`}
          {...buttonLook({})}
        >
          {text('profile.bonuses.actions.play')}
        </LocaleLink>
      )}
      <ModalLink
        aria-label={text('profile.bonuses.actions.detailsLabel', { name })}
        modal="bonus-details"
        value={own.id}
        {...buttonLook({})}
      >
        {text('profile.bonuses.actions.details')}
      </ModalLink>
      <Button aria-label={text('profile.bonuses.actions.giveUpLabel', { name })} onClick={() => steps.giveUp(own)} variant="ghost">
        {text('profile.bonuses.actions.giveUp')}
      </Button>
    </div>
  );
}
