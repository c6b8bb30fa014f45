/** The inks of Patina Plinko: weathered green ground, brass pins, a copper ball. */
export const ink = {
  ground: '#04110f',
  patina: '#6fd4b6',
  patinaPale: '#d6fff2',
  patinaDeep: '#1d6a5a',
  patinaDark: '#0d302a',
  brass: '#ecc873',
  brassPale: '#fff1c9',
  brassDeep: '#8f6a24',
  copper: '#f09c61',
  copperPale: '#ffe2c8',
  copperDeep: '#a5501f',
  slate: '#1a2b2b',
  text: '#edf7f4',
  textQuiet: '#b7cbc5',
} as const;
