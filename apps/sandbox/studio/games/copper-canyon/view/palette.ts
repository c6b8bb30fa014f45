/** The inks of Copper Canyon: house copper and verdigris on warm ground. */
export const ink = {
  night: '#120705',
  ground: '#2a0f08',
  glow: '#8a3a18',
  copper: '#f09c61',
  copperPale: '#ffd9b8',
  copperDeep: '#a5501f',
  copperDark: '#5a2410',
  gold: '#ecc873',
  goldPale: '#fff1c9',
  goldDeep: '#a9781f',
  verdigris: '#6fd4b6',
  verdigrisPale: '#d6fff2',
  verdigrisDeep: '#1f8069',
  verdigrisDark: '#0b3b33',
  steel: '#b9c9d6',
  steelPale: '#f2f8fc',
  steelDeep: '#5c7285',
  steelDark: '#26343f',
  plum: '#c98bb0',
  plumDeep: '#6d2f55',
  plumDark: '#2d1024',
  wood: '#b5733f',
  woodPale: '#e3ab74',
  woodDeep: '#6b3b1b',
  blue: '#79bdec',
  bluePale: '#d9effd',
  blueDeep: '#2a6697',
  blueDark: '#0f2b44',
} as const;

/** A hex colour with an opacity. */
export function alpha(hex: string, opacity: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16} ${(value >> 8) & 255} ${value & 255} / ${opacity})`;
}
