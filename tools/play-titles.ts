// Plays a round of every title of the studio at each size, as a demo and without the site; fails on what a player could not use.
// Use: npm run titles:play [-- --titles=a,b --sizes=390x664,… --locale=de --model-each]
import { parseArgs } from 'node:util';
import { modelOf } from '../apps/studio/games/game.ts';
import { games } from '../apps/studio/games/index.ts';
import { openStudio } from '../bench/studio/open-studio.ts';
import { screens, titleFaults } from '../tests/e2e/title-faults.ts';

/** Rounds that are shown at the same time: most of one is waiting. */
const atOnce = 4;

const { values } = parseArgs({
  options: {
    titles: { type: 'string' },
    sizes: { type: 'string', default: screens.join(',') },
    locale: { type: 'string', default: 'en' },
    'model-each': { type: 'boolean', default: false },
  },
});
const wanted = values.titles?.split(',');
const models = new Set<string>();
const titles = games.filter((game) => {
  const isFirst = !models.has(modelOf(game));
  models.add(modelOf(game));
  return wanted ? wanted.includes(game.identity) : isFirst || !values['model-each'];
});

const studio = await openStudio({ bettingMs: 3000, runMs: 1500, restMs: 1500 });
let faults = 0;
try {
  const left = titles.map(({ identity }) => identity);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const page = await studio.browser.newPage({ reducedMotion: 'reduce' });
      for (let title = left.shift(); title; title = left.shift()) {
        const address = `${studio.url}/launch?game=${title}&mode=demo&locale=${values.locale}`;
        for (const fault of await titleFaults(page, address, values.sizes.split(','))) {
          faults++;
          console.log(`${title} ${fault}`);
        }
      }
    }),
  );
} finally {
  await studio.close();
}
console.log(`${titles.length} titles: ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
