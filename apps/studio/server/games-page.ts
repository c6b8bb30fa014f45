import { escapeHtml } from '@verdigale/stand-in';
import type { Game } from '../games/game.ts';
import { percentText } from './percent-text.ts';

const styles = `
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 12px; }
article { block-size: 100%; display: grid; gap: 4px; align-content: space-between; }
article a { font-size: 1.125rem; font-weight: 600; }
`;

/** The studio's games with their stated figures; each opens as a demo. In English, as the rest of the studio's tools. */
export function gamesPage(games: readonly Game[]): { title: string; body: string; styles: string } {
  const body = `<h1>Game studio</h1>
<p>Real rounds go through the seamless wallet; demo rounds, as here, are played with play money and call nobody.
<a href="/verify">Check a round</a></p>
<ul>${games.map((game) => `<li>${card(game)}</li>`).join('')}</ul>`;
  return { title: 'Game studio', body, styles };
}

function card({ identity, name, facts }: Game): string {
  const rtp = [facts.rtp, ...(facts.highestRtp ? [facts.highestRtp] : [])].map((share) => `${percentText(share)} %`).join(' to ');
  return `<article><a href="/launch?game=${escapeHtml(identity)}&amp;mode=demo">${escapeHtml(name)}</a>
<p class="meta">Returns ${rtp}</p></article>`;
}
