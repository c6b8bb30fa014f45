// What a frame of each model costs a phone four times slower than this machine, and how much code each loads.
// Use: node tools/run.mjs bench/frames.ts [model …]
import { statSync } from 'node:fs';
import { assetsFolder, ensureBuilt } from '../apps/studio/views.ts';
import { modelOf } from '../apps/studio/games/game.ts';
import { games, liveGames } from '../apps/studio/games/index.ts';
import { playRound } from '../tests/e2e/any-round.ts';
import { quantile } from './bet/turn.ts';
import { openStudio } from './studio/open-studio.ts';

const slower = 4;
const wantedMs = 16.7;
const roundsEach = 3;
const only = process.argv.slice(2);

const { games: files } = await ensureBuilt();
const sizeOf = (name: string): number => statSync(new URL(`${name}.br`, assetsFolder)).size / 1000;

const studio = await openStudio();
try {
  const page = await studio.browser.newPage({ viewport: { width: 390, height: 664 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // From the beginning of a frame to the first task after it has been styled, laid out and handed over for painting.
  await page.addInitScript(() => {
    const costs: number[] = [];
    const channel = new MessageChannel();
    let began = 0;
    channel.port1.addEventListener('message', () => costs.push(performance.now() - began));
    channel.port1.start();
    const frame = (): void => {
      began = performance.now();
      channel.port2.postMessage(null);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { frameCosts: costs });
  });
  console.log('model                  own KB  with shared   frames   p50   p95 ms');
  for (const [model, script] of Object.entries(files)) {
    if (only.length > 0 && !only.includes(model)) continue;
    const game = games.find((each) => modelOf(each) === model);
    if (!game) continue;
    const isLive = liveGames.some(({ identity }) => identity === game.identity);
    await page.goto(`${studio.url}/launch?game=${game.identity}&mode=demo`);
    await page.locator('.game[data-state="idle"]').waitFor();
    const before = await page.evaluate(() => (window as unknown as { frameCosts: number[] }).frameCosts.length);
    // A shared round is watched, since it keeps its own time.
    for (let round = 0; round < roundsEach; round++) await (isLive ? page.waitForTimeout(3000) : playRound(page, { isHurried: false }));
    const costs = await page.evaluate((from) => (window as unknown as { frameCosts: number[] }).frameCosts.slice(from), before);
    const own = sizeOf(script.script);
    const all = script.parts.reduce((sum, part) => sum + sizeOf(part), own);
    const [middle, high] = [quantile(costs, 0.5), quantile(costs, 0.95)];
    console.log(
      `${model.padEnd(22)} ${own.toFixed(1).padStart(6)} ${all.toFixed(1).padStart(12)} ${String(costs.length).padStart(8)} ${middle.toFixed(1).padStart(5)} ${high.toFixed(1).padStart(6)}${high > wantedMs ? '  late' : ''}`,
    );
  }
} finally {
  await studio.close();
}
