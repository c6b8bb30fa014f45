import { toDecimal } from '../engine/rational.ts';
import { checkRound } from '../games/check-round.ts';
import { findGame } from '../games/index.ts';
import { element } from '../view/elements.ts';

// The page of `server/verify-page.ts`: it needs no server any more once it is open.
const form = document.querySelector('form') as HTMLFormElement;
const result = document.querySelector('output') as HTMLOutputElement;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  result.replaceChildren(...compute(new FormData(form)));
});

function compute(values: FormData): Node[] {
  const value = (name: string): string => {
    const given = values.get(name);
    return typeof given === 'string' ? given : '';
  };
  const game = findGame(value('game'));
  if (!game) return [];
  try {
    const seed = {
      serverSeed: value('serverSeed').trim().toLowerCase(),
      clientSeed: value('clientSeed'),
      nonce: Number(value('nonce')),
      choice: JSON.parse(value('choice') || 'null') as unknown,
      steps: JSON.parse(value('steps') || '[]') as unknown[],
    };
    const { serverSeedHash, outcome, stakes } = checkRound(game, seed);
    const rows = [
      ['Hash of the secret: must be the one that was shown before', serverSeedHash],
      ['The round pays', outcome.isOver ? `${toDecimal(stakes, 2)} times the stake` : 'It is not over after these steps.'],
      ['Outcome, as the studio keeps it', JSON.stringify(outcome, null, 1)],
    ] as const;
    return [element('dl', {}, ...rows.flatMap(([name, text]) => [element('dt', {}, name), element('dd', {}, text)]))];
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    return [element('p', {}, error.message)];
  }
}
