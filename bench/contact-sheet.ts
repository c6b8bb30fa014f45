// Every title of the studio at rest and after a round, a picture each, on sheets to look at: what no test sees is seen here.
// Use: node tools/run.mjs bench/contact-sheet.ts <folder outside the repository> [--titles=a,b] [--sizes=390x664,1440x900] [--model-each]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modelOf } from '../apps/studio/games/game.ts';
import { games } from '../apps/studio/games/index.ts';
import { playRound } from '../tests/e2e/any-round.ts';
import { openStudio } from './studio/open-studio.ts';

import { sheetOf, type Picture } from './studio/sheet.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    titles: { type: 'string' },
    sizes: { type: 'string', default: '390x664,1440x900' },
    'model-each': { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('name the folder that the sheets are written into');
mkdirSync(folder, { recursive: true });

const wanted = values.titles?.split(',');
const seen = new Set<string>();
const titles = games
  .filter((game) => !wanted || wanted.includes(game.identity))
  .filter((game) => !values['model-each'] || (!seen.has(modelOf(game)) && seen.add(modelOf(game))))
  .map(({ identity }) => identity);

// Nothing is watched: shared rounds are short, and what is drawn comes to rest at once.
const studio = await openStudio({ bettingMs: 3000, runMs: 1500, restMs: 1500 });
try {
  const page = await studio.browser.newPage({ reducedMotion: 'reduce' });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  for (const size of values.sizes.split(',')) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const pictures: Picture[] = [];
    await page.setViewportSize({ width, height });
    for (const title of titles) {
      await page.goto(`${studio.url}/launch?game=${title}&mode=demo`);
      await playRound(page).catch((error: unknown) => troubles.push(`${title} at ${size}: ${(error as Error).message}`));
      pictures.push({ title, data: await page.screenshot({ type: 'jpeg', quality: 80 }) });
    }
    for (const [index, sheet] of (await sheetOf(studio.browser, pictures, { width, height })).entries()) {
      writeFileSync(join(folder, `${size}-${index + 1}.png`), sheet);
    }
  }
  console.log(`${titles.length} titles, sheets in ${folder}`, ...troubles.map((trouble) => `\n${trouble}`));
} finally {
  await studio.close();
}
