import { createNonce, escapeHtml, sendPage } from '@verdigale/stand-in';
import type { StandIn } from '../stand-in.ts';
import { ratesAt } from './walk.ts';

/** The stand-in for a feed of exchange rates: `latest.json` for the platform, the same as a page for people. */
export const rates: StandIn = {
  path: '/rates',
  title: 'Exchange rates',
  about: 'A feed of rates that move a little every ten minutes, always the same way.',
  plugin: async (app, { clock }) => {
    app.get('/latest.json', async () => ratesAt(clock.now()));
    app.get('/', (_request, reply) => {
      const nonce = createNonce();
      return sendPage(reply, { nonce, html: page(ratesAt(clock.now()), nonce) });
    });
  },
};

function page({ base, time, rates: listed }: ReturnType<typeof ratesAt>, nonce: string): string {
  const rows = Object.entries(listed).map(
    ([code, rate]) =>
      `<tr><th scope="row">${escapeHtml(code)}</th><td>${rate.toLocaleString('en', { maximumSignificantDigits: 8 })}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Exchange rates</title>
<style nonce="${nonce}">
body { margin: 0; padding: 32px 16px; background: #071011; color: #eaf2f1; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 28rem; margin-inline: auto; }
h1 { font-size: 1.75rem; margin: 0 0 4px; }
p { margin: 0 0 24px; color: #b4c1c0; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 10px 0; border-block-end: 1px solid #314042; text-align: start; }
td { text-align: end; }
a { color: #f09c61; }
</style>
</head>
<body><main>
<h1>One ${escapeHtml(base)} is worth</h1>
<p>as of ${time.slice(0, 16).replace('T', ' ')} UTC, as the platform reads it in <a href="latest.json">latest.json</a></p>
<table><tbody>${rows.join('')}</tbody></table>
</main></body>
</html>`;
}
