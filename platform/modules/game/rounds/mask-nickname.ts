/** A nickname as strangers may see it: its first two characters, then stars; null stays null. */
export function maskNickname(nickname: string | null): string | null {
  if (!nickname) return null;
  return `${[...nickname].slice(0, 2).join('')}***`;
}
