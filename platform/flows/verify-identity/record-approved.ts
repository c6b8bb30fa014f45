import { identityStatus, playerStatus } from '@verdigale/contract';
import { ageOf, parseDate } from '@verdigale/validation';
import type { Kernel, Transaction } from '#kernel';
import { holdPlayerRow, recordIdentityCheck, takeProven } from '#modules/player';
import type { ProvenPerson } from '#partners/identity/port.ts';
import { setStatus } from '../keep-out/index.ts';
import { detailsOf, differing } from './compare-person.ts';

/**
 * Records a check that the provider has approved. If it proves the person whom the profile names, the player is verified, and what the
 * profile does not say yet is filled in; if it proves somebody else, it waits for an operator; if it proves somebody too young, it is
 * refused and the account is blocked.
 */
export async function recordApproved(
  tx: Transaction,
  kernel: Kernel,
  { playerId, eventAt, person }: { playerId: string; eventAt: Date; person: ProvenPerson },
): Promise<void> {
  const row = await holdPlayerRow(tx, playerId);
  if (!row) return;
  const isTooYoung = isYounger(kernel, person.birthdate);
  const differs = isTooYoung ? [] : differing(row, person);
  const status = isTooYoung ? identityStatus.rejected : identityStatus.approved;
  const isNew = await recordIdentityCheck(tx, kernel, { playerId, status, differs, eventAt });
  if (!isNew || row.status === playerStatus.blocked) return;
  if (isTooYoung) await setStatus(tx, kernel, playerId, 'blocked');
  else if (differs.length === 0) await takeProven(tx, kernel, row, detailsOf(person));
}

function isYounger({ clock, config }: Pick<Kernel, 'clock' | 'config'>, birthdate: string | null): boolean {
  const born = parseDate(birthdate);
  return born !== null && ageOf(born, clock.now().getTime()) < config.protection.leastAge;
}
