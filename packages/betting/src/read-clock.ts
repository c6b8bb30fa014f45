const clocks: readonly [RegExp, string][] = [
  [/^Half time$/, 'halfTime'],
  [/^(Full time|Final)$/, 'final'],
  [/^Quarter (?<number>\d), (?<rest>.*)$/, 'quarter'],
  [/^Period (?<number>\d), (?<rest>.*)$/, 'period'],
  [/^Overtime (?<rest>.*)$/, 'overtime'],
  [/^Tie-break (?<rest>.*)$/, 'tieBreak'],
  [/^Map (?<number>\d), round (?<rest>\d+)$/, 'map'],
  [/^Shots$/, 'shots'],
  [/^Deuce$/, 'deuce'],
  [/^Advantage$/, 'advantage'],
  [/^At the start$/, 'atStart'],
  [/^Photographs$/, 'photographs'],
];

/** What the English words of a feed's clock say: the name of a text, and its values; undefined where none of them is known, as in "63:10". */
export function readClock(clock: string): { name: string; values: Readonly<Record<string, string>> } | undefined {
  for (const [pattern, name] of clocks) {
    const match = pattern.exec(clock);
    if (match) return { name, values: match.groups ?? {} };
  }
  return undefined;
}
