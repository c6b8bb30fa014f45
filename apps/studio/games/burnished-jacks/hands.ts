/** Every hand that a table can name, the best first. */
export const hands = [
  'royalFlush',
  'fourDeuces',
  'wildRoyal',
  'fiveOfAKind',
  'straightFlush',
  'fourAces',
  'fourLow',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
  'nothing',
] as const;
export type Hand = (typeof hands)[number];
