// Plays every hand of three-card poker against every hand of the dealer, and holds return and best play against what is stated.
// node tools/run.mjs bench/three-card.ts
import { toDecimal } from '../apps/studio/engine/rational.ts';
import { everyHand, exactRtp } from '../apps/studio/games/three-card/exact.ts';
import { worthPlaying } from '../apps/studio/games/three-card/hand.ts';
import { threeCardGame } from '../apps/studio/games/three-card/index.ts';
import { titles } from '../apps/studio/games/three-card/titles.ts';

for (const title of titles) {
  let differing = 0;
  const rtp = exactRtp(title, everyHand(), (score, isPlayed) => {
    if (isPlayed !== score >= worthPlaying) differing += 1;
  });
  const stated = threeCardGame(title).facts.rtp;
  const isStated = differing === 0 && rtp.num === stated.num && rtp.den === stated.den;
  console.log(`${title.name}: ${rtp.num} / ${rtp.den} = ${toDecimal(rtp, 6)}, hands played otherwise than stated: ${differing}`);
  console.log(isStated ? 'as stated' : 'NOT AS STATED');
  if (!isStated) process.exitCode = 1;
}
