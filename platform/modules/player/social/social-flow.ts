import { sha256, type Kernel } from '#kernel';
import { deleteAnswersBefore, deleteFlow, deleteFlowsBefore, insertAnswer, insertFlow } from './social.sql.ts';

/** How long a person may take at the other service. */
const socialFlowLifetimeMs = 10 * 60_000;

/** What only the platform knows about a sign-in in progress; it never leaves the platform. */
export interface SocialFlow {
  provider: string;
  connection: string;
  codeVerifier: string;
  nonce: string;
  /** The address of the site under which it began, without a slash at the end; null for its first. */
  siteUrl: string | null;
}

/** Remembers a sign-in under its state. */
export async function beginSocialFlow({ db, clock }: Kernel, state: string, flow: SocialFlow): Promise<void> {
  await db.run(insertFlow({ ...flow, stateHash: sha256(state), createdAt: clock.now() }));
}

/** The sign-in of exactly this state, once; undefined for an unknown or expired state. */
export async function takeSocialFlow({ db, clock }: Kernel, state: string): Promise<SocialFlow | undefined> {
  const row = await db.maybe(deleteFlow(sha256(state)));
  if (!row || clock.now().getTime() - row.createdAt.getTime() > socialFlowLifetimeMs) return undefined;
  const { provider, connection, codeVerifier, nonce, siteUrl } = row;
  return { provider, connection, codeVerifier, nonce, siteUrl };
}

/** Marks a signed answer without a flow as used; false when it was used before. */
export async function takeSocialAnswer({ db, clock }: Kernel, signature: string): Promise<boolean> {
  return (await db.run(insertAnswer(sha256(signature), clock.now()))) === 1;
}

/** Deletes what can no longer be used. */
export async function pruneSocialFlows({ db, clock }: Kernel): Promise<void> {
  const before = new Date(clock.now().getTime() - 2 * socialFlowLifetimeMs);
  await db.run(deleteFlowsBefore(before));
  await db.run(deleteAnswersBefore(before));
}
