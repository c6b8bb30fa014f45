/** What a tester may have go wrong, for the next payment of a method. */
export const faults = {
  decline: 'The provider declines',
  slow: 'The provider takes ten seconds',
  'callback-before-redirect': 'The callback arrives before the player is back',
  'callback-after-redirect': 'The callback arrives three seconds after the player is back',
  'callback-twice': 'Each callback arrives twice',
  'callback-never': 'No callback arrives: the platform has to ask',
  underpaid: 'Half of the coins are sent',
  overpaid: 'Half as many coins again are sent',
} as const;

export type Fault = keyof typeof faults;

export const isFault = (value: unknown): value is Fault => typeof value === 'string' && Object.hasOwn(faults, value);

export const slowMs = 10_000;
export const afterRedirectMs = 3_000;
