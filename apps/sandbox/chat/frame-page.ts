/** The chat window. What is in it is written by `browser/frame.js`, in the language that the widget names. */
export function frameHtml(nonce: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Support chat</title>
<style nonce="${nonce}">
* { box-sizing: border-box; }
html, body { block-size: 100%; }
body { display: grid; grid-template-rows: auto 1fr auto; margin: 0; background: #0e191b; color: #eaf2f1; font: 15px/1.5 system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 8px; padding: 10px 10px 10px 16px; padding-inline: 16px 10px; border-block-end: 1px solid #314042; background: #162324; }
h1 { flex: 1; margin: 0; font-size: 1rem; }
button { min-inline-size: 44px; min-block-size: 44px; border: 0; border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer; }
.log { overflow-y: auto; }
ol { display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 16px; list-style: none; }
li { max-inline-size: 85%; padding: 8px 12px; border-radius: 14px; background: #213031; white-space: pre-wrap; overflow-wrap: anywhere; }
li[data-author='visitor'] { align-self: end; background: #f09c61; color: #160d07; }
.name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
form { display: flex; gap: 8px; padding: 10px; border-block-start: 1px solid #314042; }
input { flex: 1; min-inline-size: 0; padding: 10px 12px; border: 1px solid #728486; border-radius: 10px; background: #071011; color: inherit; font: inherit; }
form button { padding-inline: 16px; background: #f09c61; color: #160d07; font-weight: 600; }
.failure { margin: 0; padding: 0 12px 8px; color: #f9746d; font-size: .875rem; }
.failure:empty { display: none; }
:focus-visible { outline: 2px solid #ecd78a; outline-offset: 2px; }
</style>
</head>
<body>
<header><h1></h1><button id="close" type="button">✕</button></header>
<div class="log" role="log" tabindex="0"><ol></ol></div>
<div><p class="failure" role="alert"></p><form><input autocomplete="off" maxlength="1000" name="text"><button></button></form></div>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}
