import { AppError } from '#kernel';
import { identify } from '#modules/staff';
import { createOperatorDesk, openHands, type DeskOptions } from './desk.ts';
import { signDesk, type SignedDesk } from './signed-desk.ts';

/** The desk beside a running platform, for whoever has this key; without one it only looks. Throws unauthorised for a key by which nobody acts. */
export async function openSignedDesk(key: string | undefined, options: DeskOptions): Promise<SignedDesk & { close(): Promise<void> }> {
  const hands = openHands(options);
  const close = () => hands.db.close();
  try {
    const person = key === undefined ? null : await identify(hands.db, key, { isDemoTaken: true });
    if (key !== undefined && person === null)
      throw new AppError('unauthorised', 'STAFF_KEY is no key that holds: npm run staff -- list shows those that do, where it is not set');
    return { ...signDesk(createOperatorDesk(hands, options.documentsDir), hands, person), close };
  } catch (error) {
    await close();
    throw error;
  }
}
