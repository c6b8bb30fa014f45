import { escapeHtml, showTesterPage } from '@verdigale/stand-in';
import type { FastifyReply } from 'fastify';
import type { StandIn } from './stand-in.ts';

const styles = `
body { min-block-size: 100vh; display: grid; place-content: center; padding: 24px; }
main { max-inline-size: 40rem; gap: 8px; }
h1 { font-size: 2rem; line-height: 1.15; }
p { margin-block-end: 16px; color: #b4c1c0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li a { display: grid; gap: 4px; padding: 16px; border: 1px solid #314042; border-radius: 14px; background: #0e191b; color: inherit; text-decoration: none; }
li a:hover { background: #162324; }
strong { color: #f09c61; }
span { color: #b4c1c0; }`;

/** The page at `/`: what the sandbox plays and where. */
export function showLanding(reply: FastifyReply, standIns: readonly StandIn[]): FastifyReply {
  const items = standIns.map(
    ({ path, title, about }) =>
      `<li><a href="${escapeHtml(path)}/"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(about)}</span></a></li>`,
  );
  const body = `<h1>Sandbox</h1>
<p>Stand-ins for the partners that a casino connects. They meet the platform over HTTP only, each with its own signature; a real partner takes a stand-in's place by configuration.</p>
<ul>${items.join('')}</ul>`;
  return showTesterPage(reply, { title: 'Verdigale sandbox', body, styles });
}
