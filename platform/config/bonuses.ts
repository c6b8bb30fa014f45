export interface BonusSettings {
  /** A deposit form starts with bonuses declined. */
  isDeclinedByDefault: boolean;
  /** Names of rule sets (modules/bonus/rules) by the player's country; `*` for all others. */
  rules: Readonly<Record<string, string>>;
}
