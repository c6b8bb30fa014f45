import { identityStatus, playerStatus } from '@verdigale/contract';
import { ageOf, parseDate } from '@verdigale/validation';
import type { Kernel, Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { holdPlayerRow, recordIdentityCheck, takeProven } from '#modules/player';
import type { ProvenPerson } from '#partners/identity/port.ts';
import { keepMinorOut } from '../keep-out/index.ts';
import { detailsOf, differing } from './compare-person.ts';

/**
 * Records a check that the provider has approved. If it proves the person whom the profile names, the player is verified, and what the
 * profile does not say yet is filled in; if it proves somebody else, it waits for an operator; if it proves somebody too young, it is
 * refused and the player is kept out.
 */
export async function recordApproved(
  tx: Transaction,
  kernel: Kernel,
  { playerId, eventAt, person }: { playerId: string; eventAt: Date; person: ProvenPerson },
): Promise<void> {
  const isTooYoung = isYounger(kernel, person.birthdate);
  // In the order in which everything else takes the two.
  if (isTooYoung) await lockAccounts(tx, playerId);
  const row = await holdPlayerRow(tx, playerId);
  if (!row) return;
  const differs = isTooYoung ? [] : differing(row, person);
  const status = isTooYoung ? identityStatus.rejected : identityStatus.approved;
  const isNew = await recordIdentityCheck(tx, kernel, { playerId, status, differs, eventAt });
  if (!isNew) return;
  if (isTooYoung) await keepMinorOut(tx, kernel, playerId);
  else if (differs.length === 0 && row.status !== playerStatus.blocked) await takeProven(tx, kernel, row, detailsOf(person));
}

function isYounger({ clock, config }: Pick<Kernel, 'clock' | 'config'>, birthdate: string | null): boolean {
  const born = parseDate(birthdate);
  return born !== null && ageOf(born, clock.now().getTime()) < config.protection.leastAge;
}
