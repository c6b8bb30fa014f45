export interface BonusSettings {
  /** A deposit form starts with bonuses declined. */
  isDeclinedByDefault: boolean;
  /** Names of rule sets (modules/bonus/rules) by the player's country; `*` for all others. */
  rules: Readonly<Record<string, string>>;
  /** What campaigns and their items are called, by their ids and by locale; where a language has no name, they are called as the campaign states. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
