import { useContent } from '#app/content/use-content.ts';
import { Ending, Missing, useChange, useOwnBonus } from '#app/features/bonuses/index.ts';
import { ConfirmAction } from './confirm-action.tsx';
import type { ModalProps } from './modal-frame.tsx';

/** Asks whether a bonus, or free spins, are to end by the player's wish, in the words of its modal. The flag's value is their id. (BON-03) */
export function GiveUpBonus({ value, close, modal }: ModalProps & { modal: 'cancelActiveBonus' | 'cancelIssuedBonus' }) {
  const text = useContent('modals');
  const { own, ...all } = useOwnBonus(value);
  const { account } = all;
  const giveUp = useChange('cancel', close);
  return (
    <ConfirmAction
      close={close}
      confirm={own && text(`modals.${modal}.confirm`)}
      isPending={giveUp.isPending}
      keep={text(`modals.${modal}.keep`)}
      onConfirm={() => own && giveUp.mutate(own)}
      title={text(`modals.${modal}.title`)}
    >
      {own && account ? (
        <>
          <p>{text(`modals.${modal}.text`, { name: own.name })}</p>
          <Ending account={account} own={own} />
        </>
      ) : (
        <Missing all={all} />
      )}
    </ConfirmAction>
  );
}
