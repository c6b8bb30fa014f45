/**
 * The most that one round may pay before somebody has looked at it: the rules that name the game decide, else those that name its
 * provider (`games`, `providers`), else those for all. In other currencies they hold by the rates of the day. (docs/guides/decide-withdrawals.md)
 */
export const wins = [{ amount: '250000', currency: 'EUR' }] as const;
