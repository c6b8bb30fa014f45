import { useContent } from '#app/content/use-content.ts';
import { StudioBrowser } from '#app/features/lobby/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** The studios with a field to find one, each leading to its games. */
export function ProvidersModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="lg" title={text('modals.providers.title')}>
      <StudioBrowser />
    </ModalFrame>
  );
}
