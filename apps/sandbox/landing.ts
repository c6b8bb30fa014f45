import { escapeHtml } from '@verdigale/stand-in';
import type { StandIn } from './stand-in.ts';

/** The page at `/`: what the sandbox plays and where. */
export function landingPage(standIns: readonly StandIn[], nonce: string): string {
  const items = standIns
    .map(
      (each) =>
        `<li><a href="${escapeHtml(each.path)}/"><strong>${escapeHtml(each.title)}</strong><span>${escapeHtml(each.about)}</span></a></li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Verdigale sandbox</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box; background: #071011; color: #eaf2f1; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 40rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 8px; }
p { margin: 0 0 24px; color: #b4c1c0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
a { display: grid; gap: 4px; padding: 16px; border: 1px solid #314042; border-radius: 14px; background: #0e191b; color: inherit; text-decoration: none; }
a:hover { background: #162324; }
a:focus-visible { outline: 2px solid #ecd78a; outline-offset: 2px; }
strong { color: #f09c61; }
span { color: #b4c1c0; }
</style>
</head>
<body>
<main>
<h1>Sandbox</h1>
<p>Stand-ins for the partners that a casino connects. They meet the platform over HTTP only, each with its own signature; a real partner takes a stand-in's place by configuration.</p>
<ul>${items}</ul>
</main>
</body>
</html>`;
}
