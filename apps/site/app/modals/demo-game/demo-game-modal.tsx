import { Button } from '@verdigale/ui/button';
import { useLocation, useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { useSession } from '#app/session/index.ts';
import { pageSearch } from '#app/modal-flags/modal-flags.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** After a while of demo play: offers real play, without pressure. (wire 21) */
export function DemoGameModal({ close }: ModalProps) {
  const text = useContent('modals');
  const { status } = useSession();
  const { active } = useAccounts();
  const { open } = useModals();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isGuest = status !== 'player';
  const needsDeposit = !isGuest && active?.balance === 0;
  // The game's page reads `playReal` and starts real play.
  const playReal = () => {
    const rest = pageSearch(new URLSearchParams(search), modalRules).toString();
    void navigate({ pathname, search: rest }, { replace: true, preventScrollReset: true, state: { playReal: true } });
  };
  const next = isGuest ? () => open('sign-up') : needsDeposit ? () => open('wallet', { value: 'deposit' }) : playReal;
  return (
    <ModalFrame
      footer={
        <>
          <Button onClick={close}>{text('modals.demoGame.stay')}</Button>
          <Button onClick={next} variant="primary">
            {text(isGuest ? 'modals.demoGame.register' : needsDeposit ? 'modals.demoGame.deposit' : 'modals.demoGame.real')}
          </Button>
        </>
      }
      onClose={close}
      size="sm"
      title={text('modals.demoGame.title')}
    >
      <p>{text('modals.demoGame.text')}</p>
    </ModalFrame>
  );
}
