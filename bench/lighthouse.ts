// Lighthouse's four scores of ten pages, on a phone and on a desktop, as a guest and as the demo player: the median of some rounds, and by
// name what keeps accessibility, best practices or SEO below 100. Lighthouse is no dependency (200 packages, 185 MB): npm runs it from its
// cache. It measures in a browser that has nothing stored. Run nothing beside it: it measures the processor too.
// Use, against a product that runs (npm start): node tools/run.mjs bench/lighthouse.ts [address] [rounds] [phone|desktop] [guest|player] [page…]
import { createClient } from '@verdigale/client';
import { auditPage, type Audit, type Device } from './pages/audit-page.ts';
import { median } from './pages/slow-phone.ts';
import { demoPlayer, tenPages } from './pages/ten-pages.ts';

const [address = 'http://localhost:4000', rounds = '5', device, who, ...names] = process.argv.slice(2);
const devices = (['phone', 'desktop'] as const).filter((each) => !device || each === device);
const { data } = await createClient({ baseUrl: address }).call('sessions.create', { body: demoPlayer });
const visitors = Object.entries({ guest: null, player: data.accessToken }).filter(([each]) => !who || each === who);
const pages = Object.entries(tenPages).filter(([name]) => names.length === 0 || names.includes(name));

for (const each of devices)
  for (const [visitor, token] of visitors)
    for (const [name, path] of pages) console.log(`${`${each}, ${visitor}, ${name}`.padEnd(28)} ${await scores(path, each, token)}`);

async function scores(path: string, on: Device, token: string | null): Promise<string> {
  // The server renders it before, so that the page is measured and not a cold cache.
  await (await fetch(address + path)).text();
  const audits: Audit[] = [];
  for (let round = 0; round < Number(rounds); round += 1) audits.push(await auditPage(address, path, on, token));
  const of = (read: (audit: Audit) => number) => median(audits.map(read)).toFixed(0).padStart(4);
  const below = [...new Set(audits.flatMap(({ failed }) => failed))];
  return [
    `performance ${of(({ performance }) => performance)}`,
    `accessibility ${of(({ accessibility }) => accessibility)}`,
    `best practices ${of(({ bestPractices }) => bestPractices)}`,
    `SEO ${of(({ seo }) => seo)}`,
    `FCP ${of(({ fcp }) => fcp)} LCP ${of(({ lcp }) => lcp)} TBT ${of(({ blocked }) => blocked)} ms`,
    below.join(', '),
  ].join('  ');
}
