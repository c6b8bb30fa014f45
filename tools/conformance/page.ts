import { clauses, type Clause } from './clauses.ts';
import type { TaggedTest } from './tagged-tests.ts';

const intro = `# Conformance

What regulators and test laboratories ask of a gaming platform for its players' protection and its technique, clause by clause, and the tests that
would go red if Verdigale broke it. Generated from test titles by \`npm run conformance\`; do not edit. The sentences are ours and
give the sense of a clause, not its wording; an operator asks counsel which of them his licence holds, and picks a
[jurisdiction](../platform/jurisdictions) for what differs between them. A clause without a test counts as not met.`;

export function renderConformance(tests: TaggedTest[]): string {
  const all = Object.values(clauses).flatMap((group) => Object.keys(group));
  const unmet = all.filter((id) => !tests.some(({ ids }) => ids.includes(id)));
  const summary = `**${all.length - unmet.length} of ${all.length} clauses have a test.** Not met: ${unmet.join(', ') || 'none'}.`;
  const sections = Object.entries(clauses).map(([name, group]) => {
    const parts = Object.entries(group).map(([id, clause]) => renderClause(id, clause, tests));
    return `## ${name}\n\n${parts.join('\n\n')}`;
  });
  return `${[intro, summary, ...sections].join('\n\n')}\n`;
}

function renderClause(id: string, { says, source }: Clause, tests: TaggedTest[]): string {
  const shown = tests
    .filter(({ ids }) => ids.includes(id))
    .map(({ title, file }) => `- ${escape(title)} · [${file.split('/').at(-1)}](../${file})`);
  return `### ${id}\n\n${says} (${source})\n\n${shown.join('\n') || '**Not met.**'}`;
}

/** Titles are plain text: marks of Markdown in them would be read as such. */
const escape = (title: string) => title.replaceAll(/[\\`*_<>[\]|~]/g, String.raw`\$&`);
