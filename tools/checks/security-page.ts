/** A test by its file and a part of its title, as a page names it. */
export interface NamedTest {
  file: string;
  title: string;
}

export interface SecurityItem {
  id: string;
  level: string;
  end: string;
  tests: NamedTest[];
}

export const ends = ['Shown', 'Holds', 'Operator', 'Not met', 'None here'] as const;

/** The items of docs/security.md; a line may hold several of one kind. Throws for a line that reads as none. */
export function readSecurityPage(page: string): SecurityItem[] {
  const lines = page.split('\n').filter((line) => /^- \d/.test(line));
  return lines.flatMap((line) => {
    const [, ids, level, end, rest] = /^- ((?:\d+\.\d+\.\d+ )+)L([12]) .+\*\*([A-Z][a-z ]+)\*\*[:.](.*)$/.exec(line) ?? [];
    if (!ids || !level || !end || rest === undefined) throw new Error(`is no item: ${line}`);
    const tests =
      end === 'Shown' ? [...rest.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file, title]) => ({ file: file!, title: title! })) : [];
    return ids
      .trim()
      .split(' ')
      .map((id) => ({ id, level, end, tests }));
  });
}
