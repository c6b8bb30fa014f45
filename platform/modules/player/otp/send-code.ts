import type { CallBody } from '@verdigale/contract';
import { AppError, newId, visitorOf, type Caller, type Kernel, type Principal, type Transaction } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { requireOffered } from '../fields/registration-fields.ts';
import { requirePhone } from '../phone.ts';
import { selectPlayerIdByPhone } from '../player.sql.ts';
import { acquaintanceOf } from '../session/known-device.ts';
import { requireProofFor } from './require-proof-for.ts';
import { hashCode, newCode, sealCode, type CodeSubject } from './one-time-code.ts';
import { countCodes, deleteCodesBefore, insertCode, lockPhone, lockVisitor } from './one-time-code.sql.ts';

const windowMs = 60 * 60_000;
/**
 * Codes to one phone in a window, whoever asks: it stops harassment by text message and keeps guessing hopeless. An address of the phone's
 * owner has as many of its own, so that nobody can use up the owner's.
 */
const maxToPhone = 5;
const maxByVisitor = 20;
export const codeLifetimeMs = 10 * 60_000;

/** The payload of `player.otp.requested`: the code itself is sealed. */
export interface CodeRequested extends CodeSubject {
  id: string;
  sealedCode: string;
  expiresAt: string;
  /** Where the caller is, for the language of a guest. */
  country: string | null;
}

/**
 * Makes a code and emits `player.otp.requested`, which sends it. The answer and the work are the same whether or not
 * anybody has this phone. Throws invalid (phone), codeLimitReached, unauthorised, passwordNeeded, signInNeeded,
 * countryRestricted, and notFound where nobody registers by phone.
 */
export async function sendCode(
  kernel: Kernel,
  { phone: typed, reason }: CallBody<'player.otp.send'>,
  { caller, principal }: { caller: Caller; principal: Principal | null },
): Promise<void> {
  if (reason === 'phoneVerification' && !principal) throw new AppError('unauthorised', 'only a signed-in player can verify a phone');
  if (reason === 'registration') requireOffered(kernel, 'phone');
  const phone = requirePhone(typed);
  if (reason === 'phoneVerification') await requireProofFor(kernel, principal!, phone);
  if (await isRestrictedCountry(kernel.db, caller.country))
    throw new AppError('countryRestricted', `no codes are sent to ${caller.country}`);
  const [id, code, now] = [newId(), newCode(), kernel.clock.now()];
  const expiresAt = new Date(now.getTime() + codeLifetimeMs);
  await kernel.db.transaction(async (tx) => {
    await requireSendLeft(tx, kernel, phone, caller.ip);
    tx.write(
      insertCode({
        id,
        phone,
        reason,
        codeHash: hashCode(kernel, { phone, reason }, code),
        visitor: visitorOf(caller.ip),
        createdAt: now,
        expiresAt,
      }),
    );
    const sealedCode = sealCode(kernel, code);
    const payload: CodeRequested = { id, phone, reason, sealedCode, expiresAt: expiresAt.toISOString(), country: caller.country };
    kernel.events.emit(tx, { topic: 'player.otp.requested', ...(principal && { playerId: principal.playerId }), payload });
  });
}

async function requireSendLeft(tx: Transaction, { clock, config }: Kernel, phone: string, ip: string): Promise<void> {
  const visitor = visitorOf(ip);
  // Always in this order, so that no two wait for each other.
  await tx.run(lockPhone(phone));
  await tx.run(lockVisitor(visitor));
  const sent = await tx.one(countCodes(phone, visitor, new Date(clock.now().getTime() - windowMs)));
  const isPhoneLeft = sent.toPhone < maxToPhone || (sent.toPhoneFromVisitor < maxToPhone && (await isAtOwnAddress(tx, phone, ip)));
  if (!isPhoneLeft || Number(sent.fromVisitor) >= maxByVisitor * config.rateFactor)
    throw new AppError('codeLimitReached', 'too many codes within an hour');
}

/** Whether the player who has confirmed this phone has signed in from this address. */
async function isAtOwnAddress(tx: Transaction, phone: string, ip: string): Promise<boolean> {
  const owner = await tx.maybe(selectPlayerIdByPhone(phone));
  return (await acquaintanceOf(tx, owner?.id ?? null, { ip })).isKnownAddress;
}

/** Deletes what is neither valid nor counted any more. */
export async function pruneCodes({ db, clock }: Kernel): Promise<void> {
  await db.run(deleteCodesBefore(new Date(clock.now().getTime() - windowMs)));
}
