// Looks at every hold of each of the 2,598,960 hands and holds the exact returns of every table of video poker against the stated ones.
// node tools/run.mjs bench/burnished-jacks.ts
import { toDecimal, type Rational } from '../apps/studio/engine/rational.ts';
import { exactRtp } from '../apps/studio/games/burnished-jacks/exact.ts';
import { burnishedJacks, jacksRules, pokerGame, shortListRtp } from '../apps/studio/games/burnished-jacks/index.ts';
import { heldByList } from '../apps/studio/games/burnished-jacks/short-list.ts';
import { titles } from '../apps/studio/games/burnished-jacks/titles.ts';

const startedAt = performance.now();
check('Burnished Jacks, best holds', exactRtp(jacksRules), burnishedJacks.facts.rtp);
check('Burnished Jacks, short list', exactRtp(jacksRules, heldByList), shortListRtp);
for (const title of titles) check(`${title.name}, best holds`, exactRtp(title), pokerGame(title).facts.rtp);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

function check(name: string, exact: Rational, stated: Rational): void {
  const isStated = exact.num === stated.num && exact.den === stated.den;
  console.log(`${name}  ${exact.num} / ${exact.den} = ${toDecimal(exact, 9)}: ${isStated ? 'as stated' : 'NOT AS STATED'}`);
  if (!isStated) process.exitCode = 1;
}
