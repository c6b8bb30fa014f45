import { Button } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useOwnBonuses } from '#app/features/bonuses/index.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** A bet above the highest allowed; the flag's value is that maximum, with the currency as a parameter. Closing it restarts the game. (wire 21) */
export function MaxBetsModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const [search] = useSearchParams();
  const { isKnown } = useCurrencies();
  const moneyOf = useMoney();
  const { running } = useOwnBonuses();
  const amount = Number(value);
  const currency = search.get('currency') ?? '';
  const isSum = /^[A-Z]{2,8}$/.test(currency) && Number.isFinite(amount) && amount >= 0;
  // The maximum is the game's own, or that of the bonus that runs.
  const isOfBonus = running?.currency === currency && running.maxBetAmount === amount;
  const sum = isSum && isKnown ? moneyOf(currency).format(amount) : '';
  return (
    <ModalFrame
      footer={
        <Button onClick={close} variant="primary">
          {text('modals.maxBets.back')}
        </Button>
      }
      onClose={close}
      size="sm"
      title={text('modals.maxBets.title')}
    >
      {isSum && !isKnown && <Skeleton />}
      {isSum && isKnown && (
        <p>{isOfBonus ? text('modals.maxBets.bonus', { sum, name: running.name }) : text('modals.maxBets.text', { sum })}</p>
      )}
    </ModalFrame>
  );
}
