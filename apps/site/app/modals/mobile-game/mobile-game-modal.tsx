import { useContent } from '#app/content/use-content.ts';
import { MobileGame } from '#app/features/game/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** What a tap on a game's tile leads to on a phone; the flag's value names the game. (wire 21) */
export function MobileGameModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.mobileGame.title')}>
      <MobileGame identity={value} />
    </ModalFrame>
  );
}
