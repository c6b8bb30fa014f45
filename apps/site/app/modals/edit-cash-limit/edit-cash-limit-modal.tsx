import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { EditLimitForm, useOwnLimit } from '#app/features/limits/index.ts';
import { useCurrencies } from '#app/money/use-money.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** Changes the amount of a limit; the flag's value is its id. (LIM-04) */
export function EditCashLimitModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { limit, isPending, isError, refetch } = useOwnLimit(value);
  const { isKnown } = useCurrencies();
  const name = limit && text.dynamic('modals.editCashLimit.popupLabel', `edit_${limit.period}_${limit.definition}`);
  return (
    <ModalFrame onClose={close} size="sm" title={name ?? text('modals.editCashLimit.title')}>
      {limit && isKnown ? (
        <EditLimitForm limit={limit} onDone={close} />
      ) : isPending || limit ? (
        <Skeleton blockSize="12rem" inlineSize="100%" shape="box" />
      ) : isError ? (
        <LimitsFailed onRetry={refetch} />
      ) : (
        <p>{text('modals.editCashLimit.missing')}</p>
      )}
    </ModalFrame>
  );
}

function LimitsFailed({ onRetry }: { onRetry: () => unknown }) {
  const text = useContent('profile');
  return <LoadFailed onRetry={onRetry} title={text('profile.limits.own.failed')} />;
}
