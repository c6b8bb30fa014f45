import { Button } from '@verdigale/ui/button';
import { useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** A game that may not be played from the visitor's country; every way out leads to the others, or to the address that the brand names. (wire 21) */
export function GeoRestrictedGameModal(_: ModalProps) {
  const text = useContent('modals');
  const { path } = useLocale();
  const navigate = useNavigate();
  const address = text.dynamic('modals.geoRestrictedGame.button', 'url');
  const leave = () => void (address ? window.location.assign(address) : navigate(path('/main')));
  return (
    <ModalFrame
      footer={
        <>
          <Button onClick={leave}>{text('modals.geoRestrictedGame.cancel')}</Button>
          <Button onClick={leave} variant="primary">
            {text('modals.geoRestrictedGame.button.label')}
          </Button>
        </>
      }
      onClose={leave}
      size="sm"
      title={text('modals.geoRestrictedGame.title')}
    >
      <p>{text('modals.geoRestrictedGame.text')}</p>
    </ModalFrame>
  );
}
