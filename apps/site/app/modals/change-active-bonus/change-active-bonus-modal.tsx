import { useContent } from '#app/content/use-content.ts';
import { Ending, Missing, useBonus, useChange } from '#app/features/bonuses/index.ts';
import { ConfirmAction } from '../confirm-action.tsx';
import type { ModalProps } from '../modal-frame.tsx';

/** The flag's value is the bonus that is to start in the place of the one that runs. (BON-03) */
export function ChangeActiveBonusModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { bonus, ...all } = useBonus(value);
  const { running, account } = all;
  const start = useChange('activate', close);
  return (
    <ConfirmAction
      close={close}
      confirm={bonus && text('modals.changeActiveBonus.confirm')}
      isEnd={false}
      isPending={start.isPending}
      keep={text('modals.changeActiveBonus.keep')}
      onConfirm={() => bonus && start.mutate(bonus)}
      title={text('modals.changeActiveBonus.title')}
    >
      {bonus && account ? (
        <>
          <p>
            {running
              ? text('modals.changeActiveBonus.text', { name: bonus.name, old: running.name })
              : text('modals.changeActiveBonus.free', { name: bonus.name })}
          </p>
          {running && <Ending account={account} own={running} />}
        </>
      ) : (
        <Missing all={all} />
      )}
    </ConfirmAction>
  );
}
