import { afterMonths, type Kernel } from '#kernel';
import { exclusionRegister, type Person } from '#partners/register/index.ts';

/** Where the register names no end, our own exclusion ends after a year, and the next sign-in asks anew. */
const unlimitedMonths = 12;

/**
 * Until when the national register keeps this person out; null for somebody who is not on it, and where the law has nobody asked. Never within
 * a transaction. Throws registerUnavailable: no answer lets nobody in. (Denmark 5.1.1)
 */
export async function askRegister(
  kernel: Kernel,
  { firstName, lastName, birthdate, personalIdNumber, cpfNumber, email, phone, postalCode, country }: Person & { cpfNumber: string | null },
): Promise<Date | null> {
  if (!kernel.config.protection.isRegisterAsked) return null;
  const document = personalIdNumber ?? cpfNumber;
  const named = { firstName: plain(firstName), lastName: plain(lastName), personalIdNumber: plain(document) };
  const person = { ...named, birthdate, email, phone, postalCode, country };
  const listing = await exclusionRegister(kernel).find(person);
  return listing && (listing.until ?? afterMonths(kernel.clock.now(), unlimitedMonths));
}

/** As people write it: what stands unseen between letters, or in another width, must not hide anybody. */
const plain = (text: string | null | undefined) =>
  text &&
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

type Name = Pick<Person, 'firstName' | 'lastName' | 'birthdate'>;

/** Whether a register could find this person. */
export const isNamed = ({ firstName, lastName, birthdate }: Name): boolean => Boolean(firstName && lastName && birthdate);
