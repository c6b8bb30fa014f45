import { Button } from '@verdigale/ui/button';
import { useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** A bet on a product that is closed to the player, which the flag's value names: on to the other one, or to the bonuses. (wire 21) */
export function RestrictedBetsModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { path } = useLocale();
  const navigate = useNavigate();
  const { betting } = useRootData().settings;
  const isToSportsbook = value !== 'sportsbook' && betting !== null;
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
      <p>{text('modals.restrictedBets.text')}</p>
    </ModalFrame>
  );
}
