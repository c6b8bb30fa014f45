import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { redeemCode, triggersOf } from '#app/bonuses/redeem-code.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { refetchOffers, refetchPlayerBonuses, setDepositCodes } from '#app/queries/bonuses.ts';
import { callApi } from '#app/session/index.ts';
import { useWalletFunnel } from '../use-wallet-funnel.ts';

/** Enters and forgets the code that goes with a deposit. */
export function useBonusCode() {
  const funnel = useWalletFunnel();
  const [notice, setNotice] = useState<string | null>(null);
  const [isApplied, setIsApplied] = useState(false);

  const entering = useMutation({
    async mutationFn(code: string) {
      funnel('walletPromoSubmit', 'deposit');
      setNotice(null);
      setIsApplied(false);
      const outcome = await redeemCode(code, triggersOf.wallet);
      if (outcome.kind === 'refused') setNotice(outcome.reason);
      if (outcome.kind === 'waiting') setDepositCodes([outcome.code]);
      if (outcome.kind !== 'applied') return;
      setIsApplied(true);
      await refetchPlayerBonuses();
    },
    onSettled: refetchOffers,
  });
  const removing = useMutation({
    mutationFn: async (playerBonusCodeId: string) =>
      setDepositCodes((await callApi('game.bonuses.codes.remove', { body: { playerBonusCodeId } })).data),
    onError: (error) => void showError(error),
    onSettled: refetchOffers,
  });
  return {
    enter: entering.mutate,
    remove: removing.mutate,
    isBusy: entering.isPending || removing.isPending,
    /** Why the last code was not taken. */
    notice,
    /** The last code gave its bonus at once. */
    isApplied,
  };
}
