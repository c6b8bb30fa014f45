import type { FastifyReply } from 'fastify';
import { createNonce, escapeHtml, sendPage } from './page.ts';

/** A page for testers, in a look of its own, so that it is not taken for a partner's own. */
export function showTesterPage(
  reply: FastifyReply,
  { title, body, styles = '', status = 200 }: { title: string; body: string; styles?: string; status?: number },
): FastifyReply {
  const nonce = createNonce();
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: #071011; color: #eaf2f1; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 72rem; margin-inline: auto; display: grid; gap: 24px; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 0; padding-block-end: 8px; border-block-end: 3px double #314042; }
p { margin: 0; }
section { display: grid; gap: 12px; min-inline-size: 0; }
.meta { color: #909f9f; font-size: .875rem; overflow-wrap: anywhere; }
a { color: #f09c61; }
label { display: grid; gap: 4px; font-size: .875rem; color: #b4c1c0; min-inline-size: 0; }
input, select { inline-size: 100%; min-block-size: 44px; padding: 10px 12px; border: 1px solid #728486; border-radius: 10px; background: #0e191b; color: #eaf2f1; font: inherit; }
button, .button { display: inline-block; min-block-size: 44px; padding: 10px 16px; border: 1px solid transparent; border-radius: 10px; background: #f09c61; color: #160d07; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain, .button.plain { background: none; border-color: #728486; color: #eaf2f1; }
article { padding: 16px; border: 1px solid #314042; border-radius: 14px; background: #0e191b; min-inline-size: 0; }
:focus-visible { outline: 2px solid #ecd78a; outline-offset: 2px; }
${styles}
</style>
</head>
<body><main>
${body}
</main></body>
</html>`;
  return sendPage(reply, { nonce, html, status });
}
