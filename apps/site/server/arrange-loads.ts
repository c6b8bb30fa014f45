const scripts = /<link rel="modulepreload"[^>]*>/g;
const fonts = /<link as="font"[^>]*>/g;
const firstModule = /<script\b[^>]* type="module"[\s\S]*?<\/script>/;

/** Puts the scripts of the template before it into their place: after the first frame, or where none is drawn (a tab in the background) after a second. */
const startScripts = `(function(t){function go(){if(t.isConnected)t.replaceWith(t.content)}requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1e3)})(document.currentScript.previousSibling)`;

/**
 * Puts what a page loads into the order in which it is needed. React hoists every preload above the stylesheets, where scripts of 130 KB took
 * the network from what the first paint waits for (half a second on a slow one): styles come first, then the faces of their texts. Scripts,
 * with the file of texts that they begin with, are asked for once the page is on the screen. (Nothing of it is in a text of ours: those are escaped.)
 */
export function arrangeLoads(html: string, { nonce, texts }: { nonce: string; texts?: string }): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  const later = new Set(head.match(scripts));
  const faces = head.match(fonts) ?? [];
  const words = texts ? `<link as="fetch" crossorigin="" href="${texts}" rel="preload"/>` : '';
  const styled = head.replaceAll(scripts, '').replaceAll(fonts, '') + faces.join('');
  const start = `<script nonce="${nonce}">${startScripts}</script>`;
  return styled + html.slice(end).replace(firstModule, (module) => `<template>${[words, ...later, module].join('')}</template>${start}`);
}
