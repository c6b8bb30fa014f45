// Computes a round of the studio again: `npm run verify-round -- <game> <server seed> <client seed> <nonce> [hash shown before]`,
// with `--choice <JSON> --steps <JSON>` for games in which the player chooses.
import { parseArgs } from 'node:util';
import { toDecimal } from '../apps/studio/engine/rational.ts';
import { checkRound } from '../apps/studio/games/check-round.ts';
import { findGame } from '../apps/studio/games/index.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { choice: { type: 'string' }, steps: { type: 'string' } } });
const [identity = '', serverSeed = '', clientSeed = '', nonce = '', shownHash] = positionals;
const game = findGame(identity);
if (!game || nonce === '') {
  console.error('Usage: npm run verify-round -- <game> <server seed> <client seed> <nonce> [hash shown before the round]');
  console.error("       [--choice '<what was chosen, as JSON>'] [--steps '<list of steps, as JSON>']");
  process.exit(2);
}
try {
  const choice: unknown = JSON.parse(values.choice ?? 'null');
  const steps = JSON.parse(values.steps ?? '[]') as unknown[];
  const { serverSeedHash, outcome, stakes } = checkRound(game, { serverSeed, clientSeed, nonce: Number(nonce), choice, steps });
  const isBound = shownHash === undefined || shownHash.toLowerCase() === serverSeedHash;
  console.log(
    `Server seed hash  ${serverSeedHash}${shownHash ? (isBound ? '  (the one shown before)' : '  (NOT the one shown before)') : ''}`,
  );
  console.log(`Pays              ${outcome.isOver ? `${toDecimal(stakes, 2)} times the stake` : 'not over after these steps'}`);
  console.log(`Outcome           ${JSON.stringify(outcome)}`);
  process.exit(isBound ? 0 : 1);
} catch (error) {
  if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
  console.error(error.message);
  process.exit(2);
}
