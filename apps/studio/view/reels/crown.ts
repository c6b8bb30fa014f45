import { alpha, linear, rosette, type Surface } from '../engrave.ts';
import type { Box } from './geometry.ts';
import type { Mood, SlotTheme } from './theme.ts';

/** In which inks the words are engraved. */
interface Look {
  theme: SlotTheme;
  mood: Mood;
}

/** The words above the reels, engraved between two rules: on one line, or one under the other where there is room. */
export function drawCrown(surface: Surface, crown: Box, words: string, look: Look): void {
  const isTall = crown.height > crown.width * 0.26;
  surface.save();
  const lines = isTall ? stacked(words.toUpperCase()) : [words.toUpperCase()];
  const step = crown.height / lines.length;
  const size = Math.min(
    ...lines.map((line) => fittingSize(surface, line, step * (isTall ? 0.86 : 0.62), crown.width * (isTall ? 0.9 : 0.8))),
  );
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  lines.forEach((line, index) => {
    const y = crown.y + crown.height / 2 + (index - (lines.length - 1) / 2) * size * 1.08;
    const wide = drawWord(surface, line, crown.x + crown.width / 2, y, size, look);
    if (lines.length === 1) drawRules(surface, crown.x, crown.width, y, wide, size, look);
  });
  surface.restore();
}

/** Two words of about the same length stand one under the other; anything else stays on one line. */
function stacked(words: string): string[] {
  const parts = words.split(' ');
  return parts.length === 2 ? parts : [words];
}

function setFont(surface: Surface, size: number): void {
  surface.letterSpacing = `${size * 0.14}px`;
  surface.font = `650 ${size}px "Familjen Grotesk", sans-serif`;
}

function fittingSize(surface: Surface, word: string, largest: number, room: number): number {
  setFont(surface, largest);
  return Math.min(largest, (largest * room) / surface.measureText(word).width);
}

function drawWord(surface: Surface, word: string, middle: number, y: number, size: number, { theme, mood }: Look): number {
  const { pale, line } = theme.cabinet[mood];
  setFont(surface, size);
  // The spacing after the last letter is no part of the word's middle.
  const x = middle + size * 0.07;
  surface.save();
  surface.shadowColor = alpha(theme.dark, 0.85);
  surface.shadowBlur = size * 0.3;
  surface.fillStyle = theme.drop;
  for (const drop of [0.05, 0.025]) surface.fillText(word, x, y + size * drop);
  surface.restore();
  surface.fillStyle = linear(surface, 0, y - size * 0.4, 0, y + size * 0.38, [
    [0, '#fff6ee'],
    [0.5, pale],
    [1, line],
  ]);
  surface.fillText(word, x, y);
  return surface.measureText(word).width;
}

function drawRules(surface: Surface, left: number, width: number, y: number, wide: number, size: number, { theme, mood }: Look): void {
  const { line } = theme.cabinet[mood];
  surface.strokeStyle = alpha(line, 0.8);
  surface.lineWidth = 1;
  const gap = wide / 2 + size * 0.55;
  for (const side of [-1, 1]) {
    const from = left + width / 2 + (side * width) / 2;
    const to = left + width / 2 + side * gap;
    if (Math.abs(to - from) < size || (to - from) * side > 0) continue;
    surface.beginPath();
    for (const shift of [-2, 2]) {
      surface.moveTo(from, y + shift);
      surface.lineTo(to, y + shift);
    }
    surface.stroke();
    rosette(surface, to, y, size * 0.22, { lobes: 8, depth: 0.2, rings: 5, inner: 0.3, twist: 0.4, colour: line, width: 0.8 });
  }
}
