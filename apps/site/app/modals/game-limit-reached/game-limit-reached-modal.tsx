import { Button, buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** A limit that the player set stops play; the flag's value is the code of the refusal, and the next step leads to the limits. (wire 14) */
export function GameLimitReachedModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  // Any other value in the address shows the first of the three.
  const own = (part: 'title' | 'text') =>
    text.dynamic(`modals.gameLimitReached.${part}`, value) ?? text.dynamic(`modals.gameLimitReached.${part}`, '14100');
  return (
    <ModalFrame
      footer={
        <>
          <Button onClick={close}>{text('modals.gameLimitReached.close')}</Button>
          <LocaleLink to="/profile/limits" {...buttonLook({ variant: 'primary' })}>
            {text('modals.gameLimitReached.limits')}
          </LocaleLink>
        </>
      }
      onClose={close}
      size="sm"
      title={own('title')}
    >
      <p>{own('text')}</p>
    </ModalFrame>
  );
}
