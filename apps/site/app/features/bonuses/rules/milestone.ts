/** The quarters that are told to those who do not see a bonus move. */
export function milestoneOf(percent: number): 0 | 25 | 50 | 75 | 100 {
  if (percent >= 100) return 100;
  if (percent >= 75) return 75;
  if (percent >= 50) return 50;
  return percent >= 25 ? 25 : 0;
}
