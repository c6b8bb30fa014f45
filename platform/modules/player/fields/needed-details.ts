import type { PersonField, PlatformConfig } from '#config';
import { AppError } from '#kernel';

/** A register of self-exclusion knows people by these. */
const neededByRegister: readonly PersonField[] = ['firstName', 'lastName', 'birthdate'];

/** What the law has everybody say of himself. */
export const neededDetails = ({ isRegisterAsked, registrationAsks }: PlatformConfig['protection']): readonly PersonField[] => [
  ...new Set([...(isRegisterAsked ? neededByRegister : []), ...registrationAsks]),
];

/**
 * An account that came by another service has nothing of it at first: until its profile does, it deposits nothing and plays nothing, since no
 * register could find it, nor anybody know who it is. Throws detailsNeeded. (Denmark 5.1.1, AGCO 3.04)
 */
export function requireDetails(
  { protection }: Pick<PlatformConfig, 'protection'>,
  player: Readonly<Partial<Record<PersonField, string | null>>>,
): void {
  const missing = neededDetails(protection).filter((field) => !player[field]);
  if (missing.length > 0) throw new AppError('detailsNeeded', `missing in the profile: ${missing.join(', ')}`);
}
