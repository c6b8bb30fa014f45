import { useMutation } from '@tanstack/react-query';
import { limitDefinition, type Limit } from '@verdigale/contract';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { refetchAllBonuses } from '#app/queries/own-bonuses.ts';
import { refetchLimits } from '#app/queries/player.ts';
import { callApi } from '#app/session/index.ts';
import { useExclusion } from './use-exclusion.ts';

export type StopKind = 'break' | 'exclusion';
/** What is stopped: everything, or one product. */
export type StopScope = 'all' | NonNullable<Limit['product']>;

/** Whoever shuts himself out of everything is signed out; every other stop leaves the session. */
export const endsSession = (kind: StopKind, scope: StopScope): boolean => kind === 'exclusion' && scope === 'all';

interface Stop {
  kind: StopKind;
  scope: StopScope;
  /** The one of this kind and scope that runs and is made longer. */
  running: Limit | undefined;
  close: () => void;
}

/** Begins a break or an exclusion of the given period, or makes the running one longer. */
export function useBeginStop({ kind, scope, running, close }: Stop) {
  const exclude = useExclusion();
  return useMutation({
    async mutationFn(period: string) {
      if (endsSession(kind, scope)) return exclude(period);
      const definition = kind === 'break' ? limitDefinition.coolingOff : limitDefinition.selfExclusion;
      const product = scope === 'all' ? {} : { product: scope };
      if (running) await callApi('player.limits.change', { params: { id: running.id }, body: { period } });
      else await callApi('player.limits.create', { body: { definition, period, ...product } });
      await Promise.all([refetchLimits(), refetchAllBonuses()]);
      void showAlert('limit.breakBegun');
      close();
    },
    onError: (error) => void showError(error),
  });
}
