import { codeOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { placesOf } from '#app/bonuses/player-bonus.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './bonuses.module.css';
import { Ending, Missing } from './ending.tsx';
import { useChange } from './use-bonus-steps.ts';
import { useBonus } from './use-own-bonus.ts';

/** Rounds that were staked with a bonus have no result yet. One that stays open for long must not bind it for good. */
export function UnsettledBonus({ id, onDone }: { id: string; onDone: () => void }) {
  const text = useContent('modals');
  const { bonus, ...all } = useBonus(id);
  const { account } = all;
  const giveUp = useChange('cancel', onDone);
  if (!bonus || !account) return <Missing all={all} />;
  const isTooEarly = codeOf(giveUp.error) === errors.bonusUnsettled.code;
  return (
    <div className={styles.unsettled}>
      <p>{text('modals.cancelUnsettledBonus.text', { name: bonus.name, count: bonus.openedTransactionsCount })}</p>
      <p>
        <LocaleLink to={placesOf(bonus).open}>{text('modals.cancelUnsettledBonus.rounds')}</LocaleLink>
      </p>
      <p className={styles.hint}>{text('modals.cancelUnsettledBonus.stuck')}</p>
      <Ending account={account} own={bonus} />
      <p role="status">{isTooEarly && text('modals.cancelUnsettledBonus.tooEarly')}</p>
      <Button isLoading={giveUp.isPending} onClick={() => giveUp.mutate(bonus)} variant="danger">
        {text('modals.cancelUnsettledBonus.confirm')}
      </Button>
    </div>
  );
}
