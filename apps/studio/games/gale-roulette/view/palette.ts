/** The inks of Gale Roulette: deep olive cloth, bottle green, garnet and ink for the pockets, brass for the rest. */
export const ink = {
  cloth: '#10170b',
  olive: '#a9b665',
  olivePale: '#eef2d3',
  brass: '#e6c877',
  brassPale: '#fff3cf',
  brassDeep: '#8a6a25',
  red: '#a5312b',
  redDeep: '#6d1b18',
  black: '#1d2320',
  blackDeep: '#0c100e',
  green: '#1f8069',
  greenDeep: '#0f4a3c',
  wood: '#5d3a1c',
  woodDeep: '#27160a',
  text: '#f6f4e6',
} as const;
