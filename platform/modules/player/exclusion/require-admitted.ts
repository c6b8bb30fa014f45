import { playerStatus } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { requirePlayer } from '../get-profile.ts';
import type { Newcomer } from '../person/person.sql.ts';
import { requireNewPerson, requireNoExcludedTwin } from '../person/recognise.ts';
import { askRegister } from './ask-register.ts';
import type { Registration } from '../prepare-registration.ts';
import { selfExcluded } from './self-excluded.ts';

/** The payload of `player.listed`: the national register has this player, and the account is to be excluded until then. */
export interface Listed {
  until: string;
}

export const listedTopic = 'player.listed';

/**
 * What every way in asks before it opens a session, and never within a transaction. Who is blocked already is refused by the way in itself. The
 * device that he comes from counts too, before a session has it: null where nobody comes.
 * Throws admissionRefused, selfExcluded, registerUnavailable.
 */
export async function requireAdmitted(kernel: Kernel, playerId: string, fingerprint: string | null): Promise<void> {
  const player = await requirePlayer(kernel.db, playerId);
  if (player.status === playerStatus.blocked) return;
  await requireNoExcludedTwin(kernel, playerId, fingerprint);
  const until = await askRegister(kernel, player);
  if (until) await shutOutListed(kernel, playerId, until);
}

/** Has the account of somebody who is on the register excluded. Throws selfExcluded. */
export async function shutOutListed(kernel: Kernel, playerId: string, until: Date): Promise<never> {
  const payload: Listed = { until: until.toISOString() };
  await kernel.db.transaction(async (tx) => kernel.events.emit(tx, { topic: listedTopic, playerId, payload }));
  throw selfExcluded(until);
}

/** The same for somebody who registers, with what the form or another service says of him. Throws alike. */
export async function requireAdmissible(kernel: Kernel, person: Newcomer & Pick<Registration, 'country'>): Promise<void> {
  await requireNewPerson(kernel.db, person);
  const until = await askRegister(kernel, person);
  if (until) throw selfExcluded(until);
}
