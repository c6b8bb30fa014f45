import { directionOf } from '@verdigale/language';
import { escapeHtml, jsonForScript } from '@verdigale/stand-in';
import type { ViewFiles } from '../views.ts';
import type { PageConfig } from '../wire.ts';
import type { Texts } from './texts.ts';

interface FramePage {
  config: PageConfig;
  files: ViewFiles;
  language: string;
  nonce: string;
  /** The one that the page takes before anything else, in place of that which it was opened by. */
  address?: string;
}

/** The page inside the casino's frame: the view's script, its configuration, and a note for browsers without scripts. In the order in which it is needed. */
export function framePage({ config, files, language, nonce, address }: FramePage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
${address ? `<script nonce="${nonce}">history.replaceState(null, '', ${jsonForScript(address)})</script>` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(config.gameName)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" nonce="${nonce}" href="/assets/${files.style}">
${preload(files.lettering)}
${files.parts.map((part) => `<link rel="modulepreload" nonce="${nonce}" href="/assets/${part}">`).join('\n')}
<script type="module" nonce="${nonce}" src="/assets/${files.script}"></script>
${preload(files.text)}
</head>
<body>
<noscript>${escapeHtml(config.texts['frame.noScript'] ?? '')}</noscript>
<script type="application/json" id="config">${jsonForScript(config)}</script>
</body>
</html>`;
}

const preload = (font: string): string => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;

interface MessagePage {
  texts: Texts;
  language: string;
  nonce: string;
  key: string;
  lobbyUrl: string | null;
}

/** A page that says why the game did not start. */
export function messagePage({ texts, language, nonce, key, lobbyUrl }: MessagePage): string {
  const text = (suffix: string): string => escapeHtml(texts[`${key}.${suffix}`] ?? '');
  const back = lobbyUrl ? `<a href="${escapeHtml(lobbyUrl)}" target="_top">${escapeHtml(texts['frame.toLobby'] ?? '')}</a>` : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${text('title')}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; box-sizing: border-box; text-align: center; background: radial-gradient(circle at 50% 35%, #4a1c0d, #160905 70%); color: #f6e9df; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
p { margin: 0; max-inline-size: 34rem; color: #dcc3b3; }
a { margin-block-start: 12px; padding: 12px 24px; border-radius: 10px; background: #f09c61; color: #160d07; font-weight: 650; text-decoration: none; }
a:focus-visible { outline: 2px solid #ecd78a; outline-offset: 3px; }
</style>
</head>
<body>
<h1>${text('title')}</h1>
<p>${text('text')}</p>
${back}
</body>
</html>`;
}
