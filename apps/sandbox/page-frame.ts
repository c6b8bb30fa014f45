import { directionOf } from '@verdigale/language';
import { escapeHtml } from '@verdigale/stand-in';

/** The provider's own plain look, so that a tester sees at once that this is another firm's page. */
export function pageFrame({
  title,
  lang,
  nonce,
  head = '',
  body,
}: {
  title: string;
  lang: string;
  nonce: string;
  head?: string;
  body: string;
}): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<style nonce="${nonce}">
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 24px 16px; display: grid; place-items: start center; background: #eef1f5; color: #16202c; font: 16px/1.5 system-ui, sans-serif; }
main { inline-size: min(100%, 27rem); background: #fff; border: 1px solid #d5dce5; border-radius: 16px; padding: 28px; margin-block-start: 4vh; }
main.wide { inline-size: min(100%, 72rem); }
h1 { font-size: 1.125rem; font-weight: 600; margin: 0; color: #42566d; }
.amount { font-size: 2.25rem; font-weight: 700; margin: 4px 0 20px; font-variant-numeric: tabular-nums; }
.note { margin: 0 0 20px; padding: 10px 12px; border-radius: 8px; background: #eef4fb; color: #2c4763; font-size: .875rem; }
h1 + .note { margin-block-start: 12px; }
label { display: block; margin-block-end: 14px; font-size: .875rem; font-weight: 600; }
input, select { display: block; inline-size: 100%; margin-block-start: 4px; padding: 11px 12px; border: 1px solid #8695a8; border-radius: 8px; font: inherit; font-weight: 400; text-align: start; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, .button { display: block; inline-size: 100%; min-block-size: 46px; margin-block-start: 10px; padding: 10px 14px; border: 1px solid transparent; border-radius: 8px; background: #17589c; color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.plain, .button.plain { background: #fff; border-color: #8695a8; color: #16202c; }
form.own { margin-block: 24px; padding-block-start: 20px; border-block-start: 1px solid #d5dce5; }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
table { inline-size: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: 8px; border-block-end: 1px solid #e3e8ee; text-align: start; overflow-wrap: anywhere; }
td form { display: inline-block; } td button { inline-size: auto; min-block-size: 36px; margin: 0 6px 0 0; padding: 4px 12px; }
dl { margin: 0 0 16px; display: grid; gap: 8px; } dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; } dt { color: #42566d; } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.problem { margin: -8px 0 14px; color: #a3231c; font-size: .875rem; }
[aria-invalid] { border-color: #a3231c; }
.scroll { overflow-x: auto; }
</style>
</head>
<body><main${body.includes('<table') ? ' class="wide"' : ''}>${body}</main></body>
</html>`;
}
