/** The client's frame. What is in it is written by `browser/frame.js`. */
export function frameHtml(nonce: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sportsbook (stand-in)</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 20px 16px; display: grid; gap: 20px; background: light-dark(#eef1f5, #10161d); color: light-dark(#16202c, #e6edf5); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.25rem; }
h2 { margin: 0 0 8px; font-size: 1rem; }
p { margin: 0; color: light-dark(#42566d, #9fb0c3); }
main { display: grid; gap: 20px; inline-size: min(100%, 60rem); margin-inline: auto; }
section { padding: 16px; border: 1px solid light-dark(#d5dce5, #2b3947); border-radius: 12px; background: light-dark(#fff, #18212b); min-inline-size: 0; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-block-size: 44px; padding: 8px 14px; border: 1px solid light-dark(#8695a8, #55687c); border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: transparent; background: #17589c; color: #fff; }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
dl { display: grid; gap: 6px; margin: 0; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
dt { color: light-dark(#42566d, #9fb0c3); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
output { font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>Sportsbook, the stand-in</h1>
<p>A betting partner’s client would be here. This one shows what it was started with and sends each message of its protocol; bets come later.</p>
<section><h2>Where it is</h2><p>Route: <output id="route">/</output></p></section>
<section><h2>Messages to the page</h2><div class="row" id="buttons"></div></section>
<section><h2>Started with</h2><dl id="options"></dl></section>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}
