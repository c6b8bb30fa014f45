import { textOf, type Text } from '#client/texts/texts.ts';

const named: readonly [RegExp, string][] = [
  [/^Half time$/, 'clock.halfTime'],
  [/^(Full time|Final)$/, 'clock.final'],
  [/^Quarter (?<number>\d), (?<rest>.*)$/, 'clock.quarter'],
  [/^Period (?<number>\d), (?<rest>.*)$/, 'clock.period'],
  [/^Overtime (?<rest>.*)$/, 'clock.overtime'],
  [/^Tie-break (?<rest>.*)$/, 'clock.tieBreak'],
  [/^Map (?<number>\d), round (?<rest>\d+)$/, 'clock.map'],
  [/^Shots$/, 'clock.shots'],
  [/^Deuce$/, 'clock.deuce'],
  [/^Advantage$/, 'clock.advantage'],
  [/^At the start$/, 'clock.atStart'],
  [/^Photographs$/, 'clock.photographs'],
];

/** The clock of a feed in the player's language, as far as its words are known; the rest as it is. */
export function clockText(text: Text, clock: string): string {
  for (const [pattern, key] of named) {
    const match = pattern.exec(clock);
    if (match) return (textOf(text, key) ?? clock).replace(/\{(\w+)\}/g, (_, name: string) => text.figures(match.groups?.[name] ?? ''));
  }
  return text.figures(clock);
}
