import { Button, buttonLook } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import type { OwnLimit } from './limit-groups.ts';
import { LimitLine } from './limit-line.tsx';
import styles from './limits.module.css';
import { PendingChange } from './pending-change.tsx';
import { useLimitChange } from './use-limit-change.ts';

/** A limit, what waits to replace it, and what the player can do about it. */
export function LimitCard({ own, hasCurrency }: { own: OwnLimit; hasCurrency: boolean }) {
  const text = useContent('profile');
  const [isAsking, setIsAsking] = useState(false);
  const change = useLimitChange(() => setIsAsking(false));
  const { limit } = own;
  const isOperators = limit.setBy === 'operator';
  return (
    <LimitLine hasCurrency={hasCurrency} limit={limit}>
      {isOperators && <p className={styles.note}>{text('profile.limits.own.byOperator')}</p>}
      <PendingChange own={own} />
      {/* One that is about to end is kept or let go first. (wire 5.3) */}
      {(!limit.cancelProcess || limit.pendingExist) && (
        <div className={styles.actions}>
          <ModalLink modal="edit-cash-limit" value={limit.id} {...buttonLook({ size: 'sm' })}>
            {text('profile.limits.own.edit')}
          </ModalLink>
          {!isOperators && (
            <Button onClick={() => setIsAsking(true)} size="sm" variant="ghost">
              {text('profile.limits.own.remove')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        confirm={text('profile.limits.remove.confirm')}
        isOpen={isAsking}
        isPending={change.isPending}
        keep={text('profile.limits.remove.keep')}
        onClose={() => setIsAsking(false)}
        onConfirm={() => change.mutate({ limit, to: null, tell: 'limit.cashLimitCancel' })}
        text={text('profile.limits.remove.text')}
        title={text('profile.limits.remove.title')}
      />
    </LimitLine>
  );
}
