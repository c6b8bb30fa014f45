/** The inks of Violet Dice: violet ground, pale brass, copper for the needle, verdigris for what wins. */
export const ink = {
  ground: '#0c0818',
  face: '#171029',
  faceLit: '#2a1d4a',
  violet: '#b59be6',
  violetPale: '#e9defc',
  violetDeep: '#5b3f97',
  brass: '#e6cf9c',
  copper: '#f09c61',
  copperPale: '#ffd9b8',
  copperDeep: '#a5501f',
  verdigris: '#6fd4b6',
  verdigrisPale: '#d6fff2',
  verdigrisDeep: '#1f8069',
  text: '#f3eefb',
  textQuiet: '#b9adcf',
} as const;
