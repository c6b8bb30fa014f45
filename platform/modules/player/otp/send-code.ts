import type { CallBody } from '@verdigale/contract';
import { AppError, newId, type Caller, type Kernel, type Principal, type Transaction } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { requirePhone } from '../phone.ts';
import { hashCode, newCode, sealCode, type CodeSubject } from './one-time-code.ts';
import { countCodes, deleteCodesBefore, insertCode, lockPhone } from './one-time-code.sql.ts';

const windowMs = 60 * 60_000;
/** Codes to one phone in a window, whoever asks: it stops harassment by text message and keeps guessing hopeless. */
const maxToPhone = 5;
const maxFromAddress = 20;
export const codeLifetimeMs = 10 * 60_000;

/** The payload of `player.otp.requested`: the code itself is sealed. */
export interface CodeRequested extends CodeSubject {
  id: string;
  sealedCode: string;
  /** Where the caller is, for the language of a guest. */
  country: string | null;
}

/**
 * Makes a code and emits `player.otp.requested`, which sends it. The answer and the work are the same whether or not
 * anybody has this phone. Throws invalid (phone), codeLimitReached, unauthorised, countryRestricted.
 */
export async function sendCode(
  kernel: Kernel,
  { phone: typed, reason }: CallBody<'player.otp.send'>,
  { caller, principal }: { caller: Caller; principal: Principal | null },
): Promise<void> {
  if (reason === 'phoneVerification' && !principal) throw new AppError('unauthorised', 'only a player verifies a phone');
  const phone = requirePhone(typed);
  if (await isRestrictedCountry(kernel.db, caller.country)) throw new AppError('countryRestricted', `no code to ${caller.country}`);
  const [id, code, now] = [newId(), newCode(), kernel.clock.now()];
  await kernel.db.transaction(async (tx) => {
    await requireSendLeft(tx, kernel, phone, caller.ip);
    tx.write(
      insertCode({
        id,
        phone,
        reason,
        codeHash: hashCode(kernel, { phone, reason }, code),
        ip: caller.ip,
        createdAt: now,
        expiresAt: new Date(now.getTime() + codeLifetimeMs),
      }),
    );
    const payload: CodeRequested = { id, phone, reason, sealedCode: sealCode(kernel, code), country: caller.country };
    kernel.events.emit(tx, { topic: 'player.otp.requested', ...(principal && { playerId: principal.playerId }), payload });
  });
}

async function requireSendLeft(tx: Transaction, { clock, config }: Kernel, phone: string, ip: string): Promise<void> {
  await tx.run(lockPhone(phone));
  const sent = await tx.one(countCodes(phone, ip, new Date(clock.now().getTime() - windowMs)));
  if (Number(sent.toPhone) >= maxToPhone || Number(sent.fromAddress) >= maxFromAddress * config.rateFactor)
    throw new AppError('codeLimitReached', 'too many codes within an hour');
}

/** Deletes what is neither valid nor counted any more. */
export async function pruneCodes({ db, clock }: Kernel): Promise<void> {
  await db.run(deleteCodesBefore(new Date(clock.now().getTime() - windowMs)));
}
