import type { Kernel } from '#kernel';
import { giveUnasked } from '#modules/bonus';
import type { LevelsReached } from '#modules/retention';

export const levelJob = 'bonus.levels';

/** What campaigns give for levels that a player has reached; may run twice: each is given once a level. */
export async function giveForLevels(kernel: Kernel, { playerId, levels }: LevelsReached & { playerId: string }): Promise<void> {
  for (const reached of levels)
    await giveUnasked(kernel, playerId, {
      source: `level:${reached}`,
      isMeant: ({ trigger: { kind, level = reached, code } }) => kind === 'level' && code === undefined && level === reached,
    });
}
