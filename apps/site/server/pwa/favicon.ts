import type { SiteColours } from '../brand.ts';

const loops = (...turns: number[]) =>
  turns.map((turn) => `<ellipse cx="16" cy="16" rx="13" ry="5.4" transform="rotate(${turn} 16 16)"/>`).join('');

/** The brand's mark, as small as a tab shows it. */
export function favicon({ ground, accent, gain }: SiteColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="1.6"><rect width="32" height="32" rx="7" fill="${ground}"/><g stroke="${accent}">${loops(0, 60, 120)}</g><g stroke="${gain}">${loops(30, 90, 150)}</g></svg>`;
}
