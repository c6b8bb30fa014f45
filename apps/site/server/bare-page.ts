import type { SiteColours } from './brand.ts';

/** How a page looks that stands without the site's style sheets, faces and scripts: one mark, one sentence, one thing to do. */
export const bareStyle = (scheme: 'dark' | 'light dark', { ground, text, faintText, accent, onAccent, gain, focus }: SiteColours) =>
  `:root{color-scheme:${scheme}}body{display:grid;place-content:center;min-height:100vh;min-height:100dvh;margin:0;padding:1.5rem;box-sizing:border-box;background:${ground};color:${text};font:1rem/1.5 system-ui,sans-serif;text-align:center}main{display:grid;justify-items:center;gap:1rem;max-width:26rem}svg{width:6rem;fill:none;stroke:${accent};stroke-width:.7}ellipse:nth-child(even){stroke:${gain}}h1,p{margin:0}h1{font-size:1.75rem;line-height:1.15}p{color:${faintText}}a{padding:.7rem 1.5rem;border-radius:10px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid ${focus};outline-offset:2px}`;

const turns = [0, 30, 60, 90, 120, 150].map((turn) => `<ellipse cx="16" cy="16" rx="14.9" ry="6.1" transform="rotate(${turn} 16 16)"/>`);
export const bareMark = `<svg aria-hidden="true" viewBox="0 0 32 32">${turns.join('')}</svg>`;
