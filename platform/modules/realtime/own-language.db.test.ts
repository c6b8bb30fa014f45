import { expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { inOwnLanguage } from './own-language.ts';

it('names a bonus and free spins in the player’s own language, and as they were stored where the brand has no name', async () => {
  await using platform = await createTestPlatform({
    bonuses: { isDeclinedByDefault: false, rules: {}, names: { spring: { de: 'Frühling' }, pack: { de: 'Paket' } } },
  });
  const { kernel } = platform;
  const player = await registerTestPlayer(platform);
  await kernel.db.run(sql`update player.player set locale = 'de' where id = ${player.id}`);
  const told = (event: string, payload: object) => inOwnLanguage(kernel.db, kernel, event, { playerId: player.id, payload });
  const playerBonus = { id: 'b', bonusId: 'spring', name: 'Spring', packageId: 'pack', packageName: 'Pack' };
  const playerFreespin = { id: 's', bonusId: 'autumn', name: 'Autumn', packageId: null, packageName: null };
  expect(await told('player.bonus.created', { playerBonus })).toEqual({
    playerBonus: { ...playerBonus, name: 'Frühling', packageName: 'Paket' },
  });
  expect(await told('player.freespin.updated', { playerFreespin })).toEqual({ playerFreespin });
  expect(await told('message.received', { playerBonus })).toEqual({ playerBonus });
});
