import { Button } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** A bet above the highest allowed; the flag's value is that maximum, with the currency as a parameter. Closing it restarts the game. (wire 21) */
export function MaxBetsModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const [search] = useSearchParams();
  const { isKnown } = useCurrencies();
  const moneyOf = useMoney();
  const sum = Number(value);
  const currency = search.get('currency') ?? '';
  const isSum = /^[A-Z]{2,8}$/.test(currency) && Number.isFinite(sum) && sum >= 0;
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
      {isSum && (isKnown ? <p>{text('modals.maxBets.text', { sum: moneyOf(currency).format(sum) })}</p> : <Skeleton />)}
    </ModalFrame>
  );
}
