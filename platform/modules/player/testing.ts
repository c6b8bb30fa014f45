import type { Kernel } from '#kernel';
import { sql } from '#testing/sql.ts';
import { unsealCode } from './otp/one-time-code.ts';
import { parameters } from './password/hash-password.ts';

/** Hashing took a third of the time of a test's registration; that it is hard is shown by hash-password.test.ts. */
export function hashPasswordsCheaply(): void {
  Object.assign(parameters, { memoryCost: 64, timeCost: 1 });
}

/** The one-time code that was sent last to this phone or address. */
export async function sentCode(kernel: Kernel, phone: string): Promise<string> {
  const { payload } = await kernel.db.one(
    sql<{ payload: { sealedCode: string } }>`
      select payload from kernel.outbox where topic = 'player.otp.requested' and payload ->> 'phone' = ${phone} order by id desc limit 1`,
  );
  return unsealCode(kernel, payload.sealedCode);
}
