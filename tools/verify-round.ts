// Computes a round of the studio again: `npm run verify-round -- <game> <server seed> <client seed> <nonce> [hash shown before]`.
import { toDecimal } from '../apps/sandbox/studio/engine/rational.ts';
import { checkRound } from '../apps/sandbox/studio/games/check-round.ts';
import { findGame } from '../apps/sandbox/studio/games/index.ts';

const [identity = '', serverSeed = '', clientSeed = '', nonce = '', shownHash] = process.argv.slice(2);
const game = findGame(identity);
if (!game || nonce === '') {
  console.error('Usage: npm run verify-round -- <game> <server seed> <client seed> <nonce> [hash shown before the round]');
  process.exit(2);
}
try {
  const { serverSeedHash, outcome, stakes } = checkRound(game, { serverSeed, clientSeed, nonce: Number(nonce) });
  const isBound = shownHash === undefined || shownHash.toLowerCase() === serverSeedHash;
  console.log(
    `Server seed hash  ${serverSeedHash}${shownHash ? (isBound ? '  (the one shown before)' : '  (NOT the one shown before)') : ''}`,
  );
  console.log(`Pays              ${toDecimal(stakes, 2)} times the stake`);
  console.log(`Outcome           ${JSON.stringify(outcome)}`);
  process.exit(isBound ? 0 : 1);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exit(2);
}
