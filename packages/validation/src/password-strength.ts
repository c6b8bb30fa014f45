export type PasswordStrength = 'empty' | 'weak' | 'good' | 'strong';

const LONGEST_WEAK = 2;
const LONGEST_GOOD = 4;

/** By length alone: 1 to 2 characters weak, 3 to 4 good, 5 or more strong. (A 5) */
export function passwordStrength(password: string): PasswordStrength {
  const { length } = [...password];
  if (length === 0) return 'empty';
  if (length <= LONGEST_WEAK) return 'weak';
  return length <= LONGEST_GOOD ? 'good' : 'strong';
}
