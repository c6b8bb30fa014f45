/** The inks of Kite Weather: a copper kite on verdigris string over an indigo evening. */
export const ink = {
  night: '#070b1c',
  dusk: '#141d48',
  horizon: '#3c4f8f',
  haze: '#8b9bd4',
  line: '#aab8ee',
  pale: '#e6ebff',
  hillFar: '#1b2656',
  hillMid: '#131c42',
  hillNear: '#0b1230',
  copper: '#f09c61',
  copperPale: '#ffd9b8',
  copperDeep: '#b4592a',
  verdigris: '#6fd4b6',
  verdigrisDeep: '#1f8069',
  cloud: '#222f6b',
} as const;
