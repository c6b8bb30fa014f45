import type { BonusCode } from '@verdigale/contract';
import type { PlayerCodeRow } from './code.sql.ts';

/** (wire 12.4) */
export function viewCode({
  id,
  playerId,
  code,
  bonusId,
  trigger,
  status,
  createdAt,
}: Pick<PlayerCodeRow, 'id' | 'playerId' | 'code' | 'bonusId' | 'createdAt'> & { trigger: number; status: number }): BonusCode {
  return {
    id,
    playerBonusCodeId: id,
    playerId,
    bonusCode: code,
    bonusId,
    trigger,
    status,
    result: status,
    createdAt: createdAt.toISOString(),
  };
}
