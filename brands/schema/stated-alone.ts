// What an operator states in a file of its own, beside what the brand's folder says.
import type { Static, TSchema } from 'typebox';
import type { BrandData } from './brand-data.ts';
import { BrandError, faultsOf } from './faults.ts';
import { Quest } from './quest.ts';
import { faultyQuest, faultyTournament, type Named } from './retention-references.ts';
import { SingleTournament } from './tournament.ts';

/** A quest beside those of the brand. Throws a BrandError that names every faulty key. */
export function readQuest(file: string, value: unknown, brand: Named): Static<typeof Quest> {
  return read(Quest, { file, value, references: (quest) => faultyQuest(brand, quest) });
}

/** A tournament that is held once. Throws a BrandError that names every faulty key. */
export function readTournament(
  file: string,
  value: unknown,
  brand: Named & { publicSettings: Pick<BrandData['publicSettings'], 'loyaltyEnabled'> },
): Static<typeof SingleTournament> {
  const references = (tournament: Static<typeof SingleTournament>) =>
    new Map([...faultyTournament(brand, tournament), ...(brand.publicSettings.loyaltyEnabled ? [] : promisedPoints(tournament))]);
  return read(SingleTournament, { file, value, references });
}

/** Of a series they are left out: it may be another brand's. */
const promisedPoints = ({ prizes }: Static<typeof SingleTournament>): [key: string, what: string][] =>
  prizes.flatMap(({ gives }, n) =>
    gives.kind === 'points' ? [[`prizes.${n}.gives.kind`, 'the brand has no loyalty programme (publicSettings.loyaltyEnabled)']] : [],
  );

interface Stated<S extends TSchema> {
  file: string;
  value: unknown;
  references(value: Static<S>): Map<string, string>;
}

function read<S extends TSchema>(schema: S, { file, value, references }: Stated<S>): Static<S> {
  for (const find of [() => faultsOf(schema, value), () => references(value as Static<S>)]) {
    const faults = find();
    if (faults.size > 0) throw new BrandError(file, faults);
  }
  return value as Static<S>;
}
