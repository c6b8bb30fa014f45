/** The game that stands for the sportsbook. (wire 11.5) */
const sportsbookIdentity = 'betsy-sportsbook-betsy';

/** Where a game is played, without a locale prefix. */
export function gamePath(identity: string): string {
  return identity === sportsbookIdentity ? '/betting' : `/games/${encodeURIComponent(identity)}`;
}

/** The page of a studio, without a locale prefix. */
export function studioPath(identity: string): string {
  return `/providers/${encodeURIComponent(identity)}`;
}
