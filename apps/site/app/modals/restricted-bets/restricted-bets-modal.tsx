import { Button } from '@verdigale/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { RunningBonus, useOwnBonuses } from '#app/features/bonuses/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/**
 * A bet on a product, which the flag's value names, that the player's bonus or account does not take now: on to the other product,
 * or to the bonuses. It goes by itself when the bonus that was in the way has ended. (wire 21)
 */
export function RestrictedBetsModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { path } = useLocale();
  const navigate = useNavigate();
  const { betting } = useRootData().settings;
  const { running, isPending } = useOwnBonuses();
  const isToSportsbook = value !== 'sportsbook' && betting !== null;
  useEndOf(running?.id, isPending, close);
  return (
    <ModalFrame
      footer={
        <>
          <Button onClick={() => void navigate(path('/profile/bonuses'))}>{text('modals.restrictedBets.bonuses')}</Button>
          <Button onClick={() => void navigate(path(isToSportsbook ? '/betting' : '/main'))} variant="primary">
            {text(isToSportsbook ? 'modals.restrictedBets.sportsbook' : 'modals.restrictedBets.casino')}
          </Button>
        </>
      }
      onClose={close}
      size="sm"
      title={text('modals.restrictedBets.title')}
    >
      {running ? (
        <>
          <p>{text('modals.restrictedBets.bonus', { name: running.name })}</p>
          <RunningBonus bonus={running} />
        </>
      ) : (
        <p>{text('modals.restrictedBets.text')}</p>
      )}
    </ModalFrame>
  );
}

function useEndOf(bonusId: string | undefined, isPending: boolean, onEnd: () => void): void {
  const [first, setFirst] = useState(bonusId);
  if (first === undefined && bonusId !== undefined) setFirst(bonusId);
  const hasEnded = first !== undefined && bonusId === undefined && !isPending;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
}
