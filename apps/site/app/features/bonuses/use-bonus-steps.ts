import { useMutation } from '@tanstack/react-query';
import { playerBonusStatus, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';
import { showError } from '#app/alerts/show-alert.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { refetchAllBonuses } from '#app/queries/own-bonuses.ts';
import { callApi } from '#app/session/index.ts';
import { activationStep, cancellationStep, spinsCancellationStep } from './rules/bonus-steps.ts';
import { useTell } from './use-tell.tsx';

export type Own = PlayerBonus | PlayerFreespin;
export const isSpins = (own: Own): own is PlayerFreespin => 'usedCount' in own;

/** Starts a bonus or free spins, or gives them up. */
export function useChange(change: 'activate' | 'cancel', onDone?: () => void) {
  const { tellOfBonus, tellOfSpins } = useTell();
  return useMutation({
    mutationFn: async (own: Own) => {
      const params = { id: own.id };
      if (isSpins(own)) void tellOfSpins((await callApi(`game.playerFreespins.${change}`, { params })).data);
      else tellOfBonus((await callApi(`game.playerBonuses.${change}`, { params })).data);
      await refetchAllBonuses();
    },
    onSuccess: onDone,
    onError(error) {
      // Why it was refused may be that it has changed elsewhere.
      void refetchAllBonuses();
      void showError(error);
    },
  });
}

/** Starting and giving up as the cards offer it: through the modals that come before it. (BON-03) */
export function useBonusSteps(bonuses: readonly PlayerBonus[]) {
  const { open } = useModals();
  const start = useChange('activate');
  const running = bonuses.find(({ status }) => status === playerBonusStatus.active);
  return {
    /** None runs: starting one is the next thing to do. */
    isFree: running === undefined,
    startingId: start.isPending ? start.variables.id : null,
    start(own: Own) {
      const step = isSpins(own) ? null : activationStep(running);
      if (step === 'change-active-bonus') open(step, { value: own.id });
      else if (step !== null && running) open(step, { value: running.id });
      else start.mutate(own);
    },
    giveUp: (own: Own) => open(isSpins(own) ? spinsCancellationStep(own) : cancellationStep(own), { value: own.id }),
  };
}
