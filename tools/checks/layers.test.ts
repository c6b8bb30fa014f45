import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLayers } from './layers.ts';
import { ROOT, runNode } from './run-child.ts';

/** Imports that a rule forbids: the file, what it imports, and the rule. */
const forbidden: [file: string, target: string, rule: string][] = [
  ['platform/flows/pay/call.ts', 'node:http', '7-only-partners-call-out'],
  ['platform/flows/pay/call-plain.ts', 'node:net', '7-only-partners-call-out'],
  ['platform/flows/pay/call-secret.ts', 'node:tls', '7-only-partners-call-out'],
  ['platform/modules/wallet/call.ts', 'node:http2', '7-only-partners-call-out'],
  ['platform/flows/pay/reach-in.ts', 'platform/flows/settle/inner.ts', '5-flows-meet-at-their-index'],
  ['platform/modules/wallet/call-flow.ts', 'platform/flows/settle/index.ts', '5-modules-never-call-flows'],
  ['platform/partners/payment/look-up.ts', 'platform/modules/wallet/index.ts', '7-partners-know-the-kernel'],
  ['platform/modules/wallet/ask.ts', 'platform/partners/payment/index.ts', '7-modules-know-their-partner'],
  ['platform/modules/settings/ask.ts', 'platform/partners/payment/index.ts', '7-modules-know-their-partner'],
  ['platform/modules/wallet/look-up.ts', 'platform/modules/payment/index.ts', '4-wallet-knows-lower-modules'],
  ['platform/modules/loyalty/index.ts', 'platform/modules/wallet/index.ts', '4-modules-are-in-the-order'],
  ['brands/acme/brand.ts', 'platform/kernel/index.ts', '7-brands-know-the-schema'],
  ['brands/acme/theme.ts', 'apps/site/app/features/wallet/index.ts', '7-brands-know-the-schema'],
  ['brands/acme/catalogue.ts', 'brands/default/catalogue.ts', '7-brands-know-the-schema'],
  ['apps/server/open-brand.ts', 'brands/default/catalogue.ts', '7-brands-are-loaded'],
  ['apps/server/start.ts', 'platform/kernel/index.ts', 'server-knows-entries'],
  ['apps/server/stop.ts', 'platform/flows/settle/inner.ts', 'server-knows-entries'],
  ['apps/site/app/session/open.ts', 'apps/site/app/modals/registry.ts', '3-session-locale-content-are-the-lowest'],
  ['apps/site/app/locale/choose.ts', 'apps/site/app/modals/modal-host.ts', '3-session-locale-content-are-the-lowest'],
  ['apps/site/app/content/open.ts', 'apps/site/app/modal-flags/use-modals.ts', '3-session-locale-content-are-the-lowest'],
  ['apps/site/app/modal-flags/open.ts', 'apps/site/app/features/wallet/index.ts', '3-forms-queries-money-modal-flags-are-below-features'],
  ['apps/site/app/queries/wallet.ts', 'apps/site/app/modals/modal-host.ts', '3-forms-queries-money-modal-flags-are-below-features'],
  ['apps/site/app/features/wallet/open.ts', 'apps/site/app/modals/modal-host.ts', '3-features-are-below-modals'],
  ['apps/site/app/alerts/open.ts', 'apps/site/app/modal-flags/use-modals.ts', '3-session-locale-content-are-the-lowest'],
  ['apps/site/app/money/format.ts', 'apps/site/app/features/wallet/index.ts', '3-forms-queries-money-modal-flags-are-below-features'],
  ['apps/site/app/queries/wallet.ts', 'apps/site/app/forms/use-form.ts', '3-queries-and-modal-flags-stand-alone'],
  ['apps/site/app/browser/open.ts', 'apps/site/app/queries/wallet.ts', '3-session-locale-content-are-the-lowest'],
  ['apps/site/app/games/cover.ts', 'apps/site/app/forms/use-form.ts', '3-session-locale-content-are-the-lowest'],
  ['apps/site/app/modals/go.ts', 'apps/site/app/routes/home.ts', '3-modals-are-below-routes'],
  ['apps/site/app/features/loose.ts', 'apps/site/app/features/wallet/index.ts', '3-features-are-folders'],
  ['apps/sandbox/call.ts', 'apps/studio/index.ts', '2-stand-ins-are-apart'],
  ['apps/studio/call.ts', 'apps/sandbox/index.ts', '2-stand-ins-are-apart'],
  ['apps/studio/view/ask.ts', 'apps/studio/server/session.ts', '2-studio-views-run-in-browsers'],
  ['apps/studio/view/draw.ts', 'apps/studio/games/mines/math.ts', '2-studio-shared-views-know-no-game'],
  ['apps/studio/engine/look.ts', 'apps/studio/server/session.ts', '2-studio-engine-stands-alone'],
  ['packages/partner-wire/src/reach.ts', 'platform/kernel/index.ts', '1-packages-stand-alone'],
  ['apps/site/app/features/wallet/check.ts', 'packages/partner-wire/src/schema/payment.ts', '2-no-schemas-in-the-browser'],
  ['bench/measure.ts', 'platform/modules/wallet/inner.ts', '4-the-rest-meets-modules-at-their-index'],
  ['platform/kernel/measure.ts', 'bench/measure.ts', 'no-tools-in-the-product'],
];

/** The neighbours of the above that are right. */
const allowed: [file: string, target: string][] = [
  ['platform/flows/pay/index.ts', 'platform/flows/settle/index.ts'],
  ['platform/flows/pay/look-up.ts', 'platform/modules/wallet/index.ts'],
  ['platform/modules/payment/ask.ts', 'platform/partners/payment/index.ts'],
  ['platform/partners/payment/log.ts', 'platform/kernel/index.ts'],
  ['brands/acme/settings.ts', 'brands/schema/index.ts'],
  ['apps/server/main.ts', 'platform/index.ts'],
  ['apps/site/app/modals/modal-host.ts', 'apps/site/app/features/wallet/index.ts'],
  ['apps/site/app/features/wallet/links.ts', 'apps/site/app/modal-flags/use-modals.ts'],
  ['apps/studio/view/show.ts', 'apps/studio/engine/reels.ts'],
  ['apps/studio/view/name.ts', 'apps/studio/games/game.ts'],
];

/** Two files that need each other, by types only. */
const ring = ['one', 'two'].map((name) => `packages/ui/src/${name}.ts`);
const calls = ['fetch("/")', 'new WebSocket("ws://x.test")', 'new XMLHttpRequest()', 'globalThis.fetch("/")'];

let root: string;
let found: string[];

function plant(file: string, text = ''): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'a' });
}

function plantImport(file: string, target: string, what = '{}'): void {
  if (target.startsWith('node:')) return plant(file, `import ${what} from '${target}';\n`);
  plant(target);
  plant(file, `import ${what} from './${relative(dirname(file), target)}';\n`);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'verdigale-layers-test-'));
  for (const folder of ['tests', 'tools']) plant(`${folder}/none.ts`);
  for (const [file, target] of [...forbidden, ...allowed]) plantImport(file, target);
  for (const [n, file] of ring.entries()) plantImport(file, ring[(n + 1) % ring.length]!, 'type {}');
  found = await checkLayers(root);
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(forbidden)('%s does not import %s', (file, target, rule) => {
  expect(found).toContain(`${rule}: ${file} → ${target.replace('node:', '')}`);
});

it.each(allowed)('%s may import %s', (file, target) => {
  expect(found.filter((finding) => finding.includes(`${file} → ${target}`))).toEqual([]);
});

it('finds a ring of two files, type imports included', () => {
  expect(found).toContain(`ring of 2 files: ${ring.toSorted().join(', ')}`);
});

describe('calls to the network', () => {
  const guarded = ['platform/flows/pay', 'platform/modules/wallet', 'platform/kernel', 'packages/ui/src', 'packages/contract/src'];

  it('are refused outside partners by the lint rules, and taken there', async () => {
    const lines = calls.map((call) => `export const call${calls.indexOf(call)} = () => ${call};\n`).join('');
    for (const folder of [...guarded, 'platform/partners/payment']) plant(`${folder}/network.ts`, lines);
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
    const { output } = await runNode(join(ROOT, 'node_modules/oxlint/bin/oxlint'), ['--format', 'unix'], { cwd: root });
    const refusedIn = (folder: string) =>
      output.split('\n').filter((line) => line.startsWith(`${folder}/network.ts:`) && line.includes('no-restricted')).length;
    expect(guarded.map(refusedIn)).toEqual(guarded.map(() => calls.length));
    expect(refusedIn('platform/partners/payment')).toBe(0);
  });
});
