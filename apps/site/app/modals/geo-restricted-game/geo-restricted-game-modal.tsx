import { Button } from '@verdigale/ui/button';
import { useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../registry.ts';

/** A game that may not be played from the visitor's country; the way on leads to the others. (wire 21) */
export function GeoRestrictedGameModal(_: ModalProps) {
  const text = useContent('modals');
  const { path } = useLocale();
  const navigate = useNavigate();
  const toMain = () => void navigate(path('/main'));
  return (
    <ModalFrame
      footer={
        <Button onClick={toMain} variant="primary">
          {text('modals.geoRestrictedGame.button.label')}
        </Button>
      }
      onClose={toMain}
      size="sm"
      title={text('modals.geoRestrictedGame.title')}
    >
      <p>{text('modals.geoRestrictedGame.text')}</p>
    </ModalFrame>
  );
}
