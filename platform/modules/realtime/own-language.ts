import type { Kernel, Queryable } from '#kernel';
import { called, namesIn } from '#modules/bonus';
import { findPlayerLocale } from '#modules/player';

/** The part of an event that is called as a campaign is. */
const namedPart: Readonly<Record<string, string>> = {
  'player.bonus.created': 'playerBonus',
  'player.bonus.updated': 'playerBonus',
  'player.freespin.created': 'playerFreespin',
  'player.freespin.updated': 'playerFreespin',
};

/** An event with its campaign's name in the player's own language: the fact has it as it was stored. (wire 13) */
export async function inOwnLanguage(
  db: Queryable,
  { config }: Pick<Kernel, 'config'>,
  event: string,
  { playerId, payload }: { playerId: string; payload: object },
): Promise<object> {
  const part = namedPart[event];
  if (part === undefined) return payload;
  const own = (payload as Record<string, Parameters<typeof called>[0]>)[part]!;
  return { ...payload, [part]: called(own, namesIn(config, await findPlayerLocale(db, playerId))) };
}
