import { escapeHtml, showTesterPage } from '@verdigale/stand-in';
import type { StandIn } from '../stand-in.ts';
import { ratesAt } from './walk.ts';

/** The stand-in for a feed of exchange rates: `latest.json` for the platform, the same as a page for people. */
export const rates: StandIn = {
  path: '/rates',
  title: 'Exchange rates',
  about: 'A feed of rates that move a little every ten minutes, always the same way.',
  plugin: async (app, { clock }) => {
    app.get('/latest.json', async () => ratesAt(clock.now()));
    app.get('/', (_request, reply) => showTesterPage(reply, { title: 'Exchange rates', body: bodyOf(ratesAt(clock.now())), styles }));
  },
};

const styles = `
main { max-inline-size: 28rem; gap: 4px; }
p { margin-block-end: 20px; color: #b4c1c0; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 10px 0; border-block-end: 1px solid #314042; text-align: start; }
td { text-align: end; }`;

function bodyOf({ base, time, rates: listed }: ReturnType<typeof ratesAt>): string {
  const rows = Object.entries(listed).map(
    ([code, rate]) =>
      `<tr><th scope="row">${escapeHtml(code)}</th><td>${rate.toLocaleString('en', { maximumSignificantDigits: 8 })}</td></tr>`,
  );
  return `<h1>One ${escapeHtml(base)} is worth</h1>
<p>as of ${time.slice(0, 16).replace('T', ' ')} UTC, as the platform reads it in <a href="latest.json">latest.json</a></p>
<table><tbody>${rows.join('')}</tbody></table>`;
}
