import { useQuery } from '@tanstack/react-query';
import { playerBonusStatus } from '@verdigale/contract';
import { constantsQuery, nameIn } from '#app/queries/settings.ts';
import { isSpins, type Own } from './use-bonus-steps.ts';

/** What the platform calls the state of a bonus: its result once it is over, until then its status. (wire 1.4) */
export function useStatusName(): (own: Own) => string {
  const { data: constants } = useQuery(constantsQuery);
  return (own) => {
    const names = isSpins(own) ? constants?.game.playerFreespin : constants?.game.playerBonus;
    const [items, id] = own.status === playerBonusStatus.finished ? [names?.result, own.result] : [names?.status, own.status];
    return nameIn(items, id) ?? '';
  };
}
