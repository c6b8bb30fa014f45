// What a visitor on a slow phone waits for: the first and the largest paint of ten pages, as a guest and as the demo player, and the touches
// that everybody makes. The network (1.6 Mbps, 150 ms) and the processor (four times slower) are slowed for real.
// Use, against a product that runs (npm start): node tools/run.mjs bench/pages.ts [address] [rounds] [loads|touches]
import { createClient } from '@verdigale/client';
import { launchChromium } from '../tools/chromium.ts';
import { demoPlayer, tenPages } from './pages/ten-pages.ts';
import { median, newVisitor, readPaints, slowPage, type Paints } from './pages/slow-phone.ts';
import { measureTouches, ways, type Touch } from './pages/touches.ts';

const address = process.argv[2] ?? 'http://localhost:4000';
const rounds = Number(process.argv[3] ?? 5);
const part = process.argv[4];

const browser = await launchChromium();
try {
  const { data } = await createClient({ baseUrl: address }).call('sessions.create', { body: demoPlayer });
  const visitors = { guest: null, player: data.accessToken };
  for (const [who, token] of Object.entries(visitors)) {
    if (part === 'touches') break;
    for (const [name, path] of Object.entries(tenPages)) await showLoads(`${name}, ${who}`, path, token);
  }
  if (part !== 'loads')
    for (const [name, way] of Object.entries(ways)) {
      const runs: Touch[][] = [];
      for (let round = 0; round < rounds; round += 1)
        runs.push(await measureTouches(browser, address, name === 'guest' ? null : data.accessToken, way));
      for (const [index, { name: touch }] of runs[0]!.entries()) {
        const of = (key: 'inp' | 'there') =>
          median(runs.map((run) => run[index]![key]))
            .toFixed(0)
            .padStart(6);
        console.log(`${touch.padEnd(28)} next paint ${of('inp')} ms   there ${of('there')} ms`);
      }
    }
} finally {
  await browser.close();
}

async function showLoads(name: string, path: string, token: string | null): Promise<void> {
  // The server renders it before, so that the network and the phone are measured and not a cold cache.
  await (await fetch(address + path)).text();
  const runs: Paints[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(browser, address, token);
    const page = await slowPage(context);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    runs.push(await readPaints(page));
    await context.close();
  }
  const of = (key: Exclude<keyof Paints, 'largest'>, digits = 0) => median(runs.map((run) => run[key])).toFixed(digits);
  console.log(
    `${name.padEnd(20)} FCP ${of('fcp').padStart(5)} LCP ${of('lcp').padStart(5)} ms  CLS ${of('cls', 3)}  blocked ${of('blocked').padStart(5)} ms  ${of('requests').padStart(3)} requests ${of('kilobytes').padStart(4)} KB  ${runs[0]!.largest}`,
  );
}
