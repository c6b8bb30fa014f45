import { escapeHtml } from '@verdigale/stand-in';
import { games } from '../games/index.ts';

/** A tool for those who check rounds: it computes in the browser and asks no server. In English, as the rest of the studio's tools. */
export function verifyPage({ script, nonce }: { script: string; nonce: string }): string {
  const options = games.map(({ identity, name }) => `<option value="${escapeHtml(identity)}">${escapeHtml(name)}</option>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Check a round</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 32px 20px; background: radial-gradient(circle at 50% 0, #14332c, #071412 70%) fixed; color: #eaf3ee; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 44rem; margin: auto; }
h1 { margin: 0; font-size: 1.8rem; line-height: 1.2; }
p, dt { color: #b9cdc4; }
form { display: grid; gap: 6px; margin-block: 24px; }
label { margin-block-start: 10px; }
input, select, button { font: inherit; min-block-size: 46px; padding-inline: 12px; border-radius: 10px; border: 1px solid #7d988d; background: #0b1e1a; color: inherit; }
button { margin-block-start: 18px; justify-self: start; padding-inline: 22px; border: 0; background: #f09c61; color: #160d07; font-weight: 650; cursor: pointer; }
:focus-visible { outline: 2px solid #ecd78a; outline-offset: 3px; }
output { display: block; }
dd { margin: 2px 0 14px; font-family: ui-monospace, monospace; font-size: .9rem; overflow-wrap: anywhere; white-space: pre-wrap; }
</style>
<script type="module" nonce="${nonce}" src="${script}"></script>
</head>
<body>
<main>
<h1>Check a round</h1>
<p>Every round of this studio is computed from a secret whose hash you saw before, your own word and the number of the round.
The secret is revealed in the game, under rules, when you ask for it. This page computes the round again in your browser; nothing is sent.</p>
<form>
<label for="game">Game</label><select id="game" name="game">${options}</select>
<label for="serverSeed">Secret (server seed)</label><input id="serverSeed" name="serverSeed" required autocomplete="off" spellcheck="false">
<label for="clientSeed">Your word (client seed)</label><input id="clientSeed" name="clientSeed" required autocomplete="off" spellcheck="false">
<label for="nonce">Number of the round (nonce)</label><input id="nonce" name="nonce" type="number" min="0" step="1" required>
<label for="choice">What you chose with the bet, as the game keeps it; empty where there was nothing to choose</label><input id="choice" name="choice" autocomplete="off" spellcheck="false">
<label for="steps">Your steps, such as [3, 12, "cash-out"]; empty where there were none</label><input id="steps" name="steps" autocomplete="off" spellcheck="false">
<button>Compute the round</button>
</form>
<output role="status"></output>
</main>
</body>
</html>`;
}
