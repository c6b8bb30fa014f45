import type { Field, Profile } from '@verdigale/contract';
import { AppError, type Kernel, type Principal, type Queryable, type Transaction } from '#kernel';
import { listLocales } from '#modules/settings';
import { emitContactChanged } from './contact-changed.ts';
import { addEmail } from './email/add-email.ts';
import { askRegister, isNamed } from './exclusion/ask-register.ts';
import { shutOutListed } from './exclusion/require-admitted.ts';
import { judgeFields } from './fields/judge-fields.ts';
import { withKnownPlaces } from './fields/known-places.ts';
import { profileExtras, profileFields } from './fields/profile-fields.ts';
import { requirePlayer, viewProfile } from './get-profile.ts';
import { dropPhoneResetCodes } from './password/reset-code.ts';
import { emitProfileChanged } from './profile-changed.ts';
import { lockPlayer, selectCredential, updatePlayer, type PlayerChange, type PlayerRow } from './player.sql.ts';
import { requireProof } from './session/proof.ts';
import { columnOf, isFlag, storable, storedValue } from './profile-columns.ts';

type Values = Readonly<Record<string, unknown>>;

const fieldsOf = (kernel: Kernel) => [...profileFields(kernel), ...profileExtras];

/**
 * Changes the fields that were sent, all or none, and answers the whole profile. Throws invalid with a message for each
 * field that fails its rules, does not belong to the profile, or is filled and locked; an unchanged value always passes,
 * so that a client may send its whole form. A number that is the only login stays. Another e-mail or phone needs a proof of
 * the session: throws passwordNeeded, signInNeeded; tooManyRequests for whoever asks which addresses are taken;
 * selfExcluded, registerUnavailable where the names are new and a register is asked. (wire 2.5)
 */
export async function updateProfile(kernel: Kernel, principal: Principal, values: Values, ip: string): Promise<Profile> {
  const sent = Object.keys(values);
  judgeFields(
    values,
    fieldsOf(kernel).filter(({ name }) => sent.includes(name)),
    kernel.clock.now(),
  );
  // Some rules take numbers too, as dates.
  const odd = sent.find((name) => !isFlag(name) && values[name] !== null && typeof values[name] !== 'string');
  if (odd !== undefined) throw AppError.invalid(odd, 'This is not valid');
  const known = await withKnownPlaces(kernel.db, values);
  await requireKnownLocale(kernel.db, values);
  const { playerId } = principal;
  return addEmail(kernel, { playerId, email: values.email, ip }, async () => {
    const until = await askForName(kernel, playerId, known);
    const profile = await storeChange(kernel, principal, known);
    return until ? shutOutListed(kernel, playerId, until) : profile;
  });
}

/**
 * Until when the register keeps somebody out whom it could not find before this change; null else. At once, since from here on he deposits and
 * plays. Throws invalid as the change itself does: nobody learns by a locked name who is listed. Throws registerUnavailable.
 */
async function askForName(kernel: Kernel, playerId: string, values: Values): Promise<Date | null> {
  if (!kernel.config.protection.isRegisterAsked) return null;
  const row = await requirePlayer(kernel.db, playerId);
  const changed = { ...row, ...changeOf(row, values, fieldsOf(kernel)) };
  return isNamed(row) || !isNamed(changed) ? null : askRegister(kernel, changed);
}

function storeChange(kernel: Kernel, principal: Principal, values: Values): Promise<Profile> {
  return kernel.db.transaction(async (tx) => {
    const row = await tx.maybe(lockPlayer(principal.playerId));
    if (!row) throw new AppError('notFound', 'no such player');
    const change = changeOf(row, values, fieldsOf(kernel));
    if (Object.keys(change).length === 0) return viewProfile(row);
    await prepareContacts(tx, kernel, principal, { row, change });
    emitProfileChanged(tx, kernel, row.id);
    return viewProfile(await tx.one(updatePlayer(row.id, change)));
  });
}

async function prepareContacts(
  tx: Transaction,
  kernel: Kernel,
  principal: Principal,
  { row, change }: { row: PlayerRow; change: PlayerChange },
): Promise<void> {
  if (change.email === undefined && change.phone === undefined) return;
  await requireProof(tx, kernel, principal);
  await requireLoginLeft(tx, row, change);
  if (change.email) {
    kernel.events.emit(tx, { topic: 'player.email.confirmationRequested', playerId: row.id, payload: {} });
    emitContactChanged(tx, kernel, row, 'email');
  }
  if (change.phone === undefined || !row.phoneConfirmedAt) return;
  dropPhoneResetCodes(tx, row.id);
  emitContactChanged(tx, kernel, row, 'phone');
}

/**
 * Until it is confirmed, a number neither signs in nor resets the password: whoever has nothing else would be shut out for good. With
 * an e-mail address there is another way in. Throws invalid (phone).
 */
async function requireLoginLeft(tx: Transaction, row: PlayerRow, { phone, email }: PlayerChange): Promise<void> {
  if (phone === undefined || !row.phoneConfirmedAt || email || row.email !== null) return;
  // Whoever has no password signs in at another service.
  if (await tx.maybe(selectCredential(row.id)))
    throw AppError.invalid('phone', 'You sign in with this number: add an e-mail address first');
}

async function requireKnownLocale(db: Queryable, { locale }: Values): Promise<void> {
  if (locale !== undefined && !(await listLocales(db)).some(({ code }) => code === locale))
    throw AppError.invalid('locale', 'There is no such locale');
}

/** What differs from the row. Throws invalid with every field that is locked. */
function changeOf(row: PlayerRow, values: Values, fields: readonly Field[]): PlayerChange {
  const lockedOnceFilled = new Set(fields.filter(({ editable }) => !editable).map(({ name }) => name));
  const differing = Object.entries(values)
    .map(([name, value]) => [name, storable(name, value)] as const)
    .filter(([name, value]) => value !== storedValue(row, name));
  const locked = differing.map(([name]) => name).filter((name) => lockedOnceFilled.has(name) && storedValue(row, name) !== null);
  if (locked.length > 0) {
    const messages = Object.fromEntries(locked.map((name) => [name, ['This cannot be changed any more']]));
    throw new AppError('invalid', `locked: ${locked.join(', ')}`, { fields: messages });
  }
  const change: PlayerChange = Object.fromEntries(differing.map(([name, value]) => [columnOf(name), value]));
  // A changed address or number is unconfirmed.
  if (change.email !== undefined) Object.assign(change, { emailLower: change.email!.toLowerCase(), confirmedAt: null });
  if (change.phone !== undefined) change.phoneConfirmedAt = null;
  return change;
}
