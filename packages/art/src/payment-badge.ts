import { circle, roundRect } from './svg.ts';

/** Neutral badges for ways to pay: no mark of any firm. */
const drawings = {
  card: ['line', `${roundRect(14, 10, 36, 24, 4)}M14 17H50M19 28H28`, 'light', roundRect(40, 24, 6, 5, 1.5)],
  bank: ['line', 'M16 19L32 9L48 19ZM16 34H48M20 22V31M28 22V31M36 22V31M44 22V31', 'light', circle(32, 15.4, 1.6)],
  qr: [
    'line',
    `${roundRect(20, 10, 9, 9, 1.5)}${roundRect(35, 10, 9, 9, 1.5)}${roundRect(20, 25, 9, 9, 1.5)}`,
    'light',
    'M23 13h3v3h-3ZM38 13h3v3h-3ZM23 28h3v3h-3ZM35 25h3v3h-3ZM41 25h3v3h-3ZM38 28h3v3h-3ZM35 31h3v3h-3ZM41 31h3v3h-3ZM31 20h3v3h-3ZM20 21h3v3h-3ZM41 21h3v3h-3Z',
  ],
  wallet: [
    'line',
    'M18 14H44a4 4 0 0 1 4 4V30a4 4 0 0 1 -4 4H20a4 4 0 0 1 -4 -4V13a3 3 0 0 1 3 -3H42V14M48 20H39a4 4 0 0 0 0 8H48',
    'light',
    circle(40, 24, 1.8),
  ],
  'cash-agent': [
    'line',
    'M18 20L21 10H43L46 20M18 20a4.6 4.6 0 0 0 9.3 0a4.6 4.6 0 0 0 9.4 0a4.6 4.6 0 0 0 9.3 0M20 25V34H44V25',
    'light',
    roundRect(28, 27.5, 8, 6.5, 1),
  ],
  cash: [
    'line',
    `${roundRect(14, 13, 36, 20, 2.5)}M20 13a6 6 0 0 1 -6 6M44 13a6 6 0 0 0 6 6M20 33a6 6 0 0 0 -6 -6M44 33a6 6 0 0 1 6 -6`,
    'light',
    circle(32, 23, 4.2),
  ],
  'transfer-code': [
    'line',
    `${roundRect(22, 8, 20, 29, 3.5)}M29 12.5H35`,
    'light',
    `${circle(28, 20, 1.7)}${circle(32, 20, 1.7)}${circle(36, 20, 1.7)}${circle(28, 25.5, 1.7)}${circle(32, 25.5, 1.7)}${circle(36, 25.5, 1.7)}${roundRect(27, 30, 10, 2.8, 1.4)}`,
  ],
  crypto: ['line', 'M32 7L46 15V29L32 37L18 29V15ZM18 15L32 23L46 15M32 23V37', 'light', circle(32, 23, 3)],
} as const satisfies Record<string, readonly ['line', string, 'light', string]>;

export type PaymentBadgeName = keyof typeof drawings;
export const paymentBadgeNames = Object.keys(drawings) as PaymentBadgeName[];

/** A badge of 64 × 44 on a dark plate of its own, so that it looks the same on any surface. */
export function paymentBadgeSvg(name: PaymentBadgeName): string {
  const [, line, , light] = drawings[name];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="44" viewBox="0 0 64 44" fill="none">',
    '<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#213436"/><stop offset="1" stop-color="#0e191b"/></linearGradient></defs>',
    `<path d="${roundRect(0.5, 0.5, 63, 43, 7)}" fill="url(#p)" stroke="#49605f"/>`,
    `<path d="${line}" stroke="#f0a872" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<path d="${light}" fill="#6fd4b6"/>`,
    '</svg>',
  ].join('');
}
