import { AppError } from './app-error.ts';

/** What one person asks for waits until another has decided it. */
export type FourEyesStatus = 'waiting' | 'approved' | 'refused';

/** Who decides; throws invalid on `by` for nobody, and for whoever has asked, in whatever case, and with whatever spaces and unseen characters, the name is written. */
export function requireOtherPerson(by: string, askedBy: string): void {
  if (!plain(by) || plain(by) === plain(askedBy)) throw AppError.invalid('by', 'must be another person than the one who asked');
}

/** Nor is anybody another person by letters that nobody sees. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '');
