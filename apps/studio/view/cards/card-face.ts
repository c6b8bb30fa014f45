import { rankOf, suitOf, suits, type Card } from '../../engine/cards.ts';

const letters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Outlines of the suits, 100 wide and high. */
const pips: Record<(typeof suits)[number], string> = {
  clubs:
    'M50 4a21 21 0 0 1 17 33.500a21 21 0 1 1-12.500 31.500c1 12 5 20 13 25h-35c8-5 12-13 13-25a21 21 0 1 1-12.500-31.500A21 21 0 0 1 50 4z',
  diamonds: 'M50 2C59 22 70 37 86 50C70 63 59 78 50 98C41 78 30 63 14 50C30 37 41 22 50 2z',
  hearts: 'M50 96C40 76 6 60 6 32C6 15 18 6 30 6C40 6 47 12 50 22C53 12 60 6 70 6C82 6 94 15 94 32C94 60 60 76 50 96z',
  spades:
    'M50 3C60 24 94 38 94 64C94 77 84 85 74 85C65 85 58 80 54 73C55 84 59 92 67 97H33C41 92 45 84 46 73C42 80 35 85 26 85C16 85 6 77 6 64C6 38 40 24 50 3z',
};

/** A crown for each court, standing on the line of 0, 60 wide: of three leaves, of pearls, of a cross. */
const crowns: Record<string, string> = {
  J: 'M-26 0C-30-14-22-30-4-34C12-37 24-28 26-14L30-30C32-18 30-8 26 0zM-26 6H26M4-34C10-46 22-50 32-46C26-40 22-34 12-32',
  Q: 'M-24 0L-30-30L-14-14L0-38L14-14L30-30L24 0zM-26 6H26M-30-35v.1M0-43v.1M30-35v.1',
  K: 'M-24 0L-30-26C-18-30-10-22-8-12C-8-24-4-32 0-36C4-32 8-24 8-12C10-22 18-30 30-26L24 0zM-26 6H26M0-36V-50M-6-44H6',
};

const drawn = new Map<Card | null, SVGSVGElement>();

/** A card, or its back, as an engraving. Each is drawn once, since its lathe work takes long, and handed out as a copy. */
export function cardFace(card: Card | null): SVGSVGElement {
  const svg = drawn.get(card) ?? draw(card);
  drawn.set(card, svg);
  return svg.cloneNode(true) as SVGSVGElement;
}

function draw(card: Card | null): SVGSVGElement {
  const svg = node('svg', { viewBox: '0 0 200 280', 'aria-hidden': 'true' }) as SVGSVGElement;
  if (card === null) svg.append(...back());
  else svg.append(...face(letters[rankOf(card)] as string, suits[suitOf(card)] as (typeof suits)[number], rankOf(card)));
  return svg;
}

function face(letter: string, suit: (typeof suits)[number], rank: number): SVGElement[] {
  const pip = (x: number, y: number, size: number, extra = ''): SVGElement =>
    node('path', { d: pips[suit], class: `ink${extra}`, transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})` });
  const isCourt = letter in crowns;
  const [x, y] = [isCourt ? 104 : 114, 176];
  const index = node('text', { x: letter === '10' ? '44' : '38', y: '74', class: 'index' });
  index.textContent = letter;
  return [
    node('rect', { x: '9', y: '9', width: '182', height: '262', rx: '12', class: 'frame' }),
    node('path', { d: rosette(x, y, 70, rank + 9), class: 'lathe' }),
    index,
    pip(38, 108, 42),
    pip(x + (isCourt ? 8 : 0), isCourt ? 206 : y, isCourt ? 78 : letter === 'A' ? 124 : 108, ' pip'),
    ...(isCourt ? [node('path', { d: crowns[letter] as string, class: 'crown', transform: 'translate(108 146) scale(1.5)' })] : []),
  ];
}

function back(): SVGElement[] {
  return [
    node('rect', { x: '9', y: '9', width: '182', height: '262', rx: '12', class: 'frame' }),
    node('path', { d: rosette(100, 140, 122, 22), class: 'lathe' }),
    node('path', { d: rosette(100, 140, 62, 12), class: 'lathe lathe-strong' }),
    node('path', { d: pips.spades, class: 'seal', transform: 'translate(78 118) scale(.44)' }),
  ];
}

/** Turned rings with lobes, as the geometric lathe of a banknote engraver cuts them. */
function rosette(x: number, y: number, radius: number, lobes: number): string {
  const rings = 9;
  const points = 120;
  return Array.from({ length: rings }, (_, ring) => {
    const [base, phase] = [radius * (0.42 + (0.58 * ring) / (rings - 1)), (ring / rings) * Math.PI];
    const at = Array.from({ length: points }, (__, point) => {
      const angle = (point / points) * 2 * Math.PI;
      const length = base * (1 + 0.07 * Math.sin(lobes * angle + phase));
      return `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${at.join('L')}z`;
  }).join('');
}

function node(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
