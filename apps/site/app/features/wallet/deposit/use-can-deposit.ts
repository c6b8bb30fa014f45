import { playerStatus } from '@verdigale/contract';
import { useSession } from '#app/session/index.ts';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useIsLimitReached, useMethods } from '../payment/use-methods.ts';

/** Whether a wallet that was opened for a deposit has one to come back to: not where the player may make none, a limit is reached, or no method is there. */
export function useCanDeposit(isDeposit: boolean): boolean {
  const { active } = useAccounts();
  const isLimited = useSession().profile?.status === playerStatus.limited;
  const methods = useMethods('deposit', isDeposit ? active?.currency : undefined);
  const isFull = useIsLimitReached(methods);
  return isDeposit && !isLimited && !isFull && methods.data?.length !== 0;
}
