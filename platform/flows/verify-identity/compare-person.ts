import type { ProvenPerson } from '#partners/identity/port.ts';
import type { ProvenDetails } from '#modules/player';

type Stated = Readonly<Record<'firstName' | 'lastName' | 'birthdate', string | null>>;

/** The fields of the profile that say another person than the check has proved; what either does not say is not compared. */
export function differing(stated: Stated, { firstNames, lastNames, birthdate }: ProvenPerson): (keyof Stated)[] {
  const differs: Record<keyof Stated, boolean> = {
    firstName: isOther(stated.firstName, firstNames),
    lastName: isOther(stated.lastName, lastNames),
    birthdate: stated.birthdate !== null && birthdate !== null && stated.birthdate !== birthdate,
  };
  return (Object.keys(differs) as (keyof Stated)[]).filter((field) => differs[field]);
}

const isOther = (stated: string | null, proven: readonly string[]) =>
  stated !== null && proven.length > 0 && !proven.some((name) => isSameName(stated, name));

/** Without case, accents, marks and what nobody sees; a document may have more of somebody's names than he uses, or fewer. */
function isSameName(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (few!.length === 0) return false;
  return few!.join('') === many!.join('') || few!.every((word, at) => word === many![at]);
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’.]/gu, '')
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '');

/** What a check has proved, as the profile has it. */
export const detailsOf = ({ firstNames: [firstName], lastNames: [lastName], birthdate }: ProvenPerson): ProvenDetails => ({
  ...(firstName !== undefined && { firstName: firstName.trim() }),
  ...(lastName !== undefined && { lastName: lastName.trim() }),
  ...(birthdate !== null && { birthdate }),
});
