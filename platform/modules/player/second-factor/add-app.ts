import { createHash } from 'node:crypto';
import type { CallBody, CallData } from '@verdigale/contract';
import { AppError, deriveKey, type Kernel, perKernel, type Principal, seal, unseal } from '#kernel';
import { requirePlayer } from '../get-profile.ts';
import { requireProof } from '../session/proof.ts';
import { takeTry } from '../tries.ts';
import { addFactor } from './add-factor.ts';
import { newSecret, sealSecret, stepOf, uriOf } from './authenticator-app.ts';
import { upsertApp } from './second-factor.sql.ts';

/** How long it may take to scan a code and type another. */
const ticketMs = 10 * 60_000;
const maxTries = 10;

interface Ticket {
  playerId: string;
  secret: string;
  until: number;
}

const key = perKernel(({ config }: Kernel) => deriveKey(config.jwtKey, 'ticket of an authenticator app'));

/** A secret that only the browser holds, sealed in its ticket, until a code shows that an app has it. Throws passwordNeeded and its like. */
export async function beginApp(kernel: Kernel, principal: Principal): Promise<CallData<'secondFactor.app.begin'>> {
  await requireProof(kernel.db, kernel, principal);
  const { playerId } = principal;
  const { email, phone, nickname } = await requirePlayer(kernel.db, playerId);
  const secret = newSecret();
  const ticket: Ticket = { playerId, secret, until: kernel.clock.now().getTime() + ticketMs };
  const label = email ?? phone ?? nickname ?? playerId;
  return {
    secret,
    uri: uriOf(secret, { issuer: kernel.config.messages.brandName, label }),
    ticket: seal(key(kernel), JSON.stringify(ticket)),
  };
}

/** Switches the app of a ticket on, by its first code. Throws invalid (code, ticket), tooManyRequests, passwordNeeded and its like. */
export async function confirmApp(
  kernel: Kernel,
  principal: Principal,
  { ticket, code }: CallBody<'secondFactor.app.confirm'>,
): Promise<CallData<'secondFactor.app.confirm'>> {
  const { playerId } = principal;
  const read = readTicket(kernel, ticket);
  if (!read || read.playerId !== playerId || read.until <= kernel.clock.now().getTime())
    throw AppError.invalid('ticket', 'This took too long: start again');
  const tries = { key: `authenticator app ${createHash('sha256').update(ticket).digest('base64url')}`, max: maxTries };
  if (!(await takeTry(kernel, tries))) throw new AppError('tooManyRequests', 'too many wrong codes: start again');
  const lastStep = stepOf(kernel, read.secret, code.replaceAll(/\s/g, ''));
  if (lastStep === null) throw AppError.invalid('code', 'This code is wrong');
  const sealedSecret = sealSecret(kernel, playerId, read.secret);
  return addFactor(kernel, principal, { factor: upsertApp({ playerId, sealedSecret, lastStep, createdAt: kernel.clock.now() }) });
}

function readTicket(kernel: Kernel, sealed: string): Ticket | null {
  try {
    return JSON.parse(unseal(key(kernel), sealed)) as Ticket;
  } catch {
    return null;
  }
}
