import type { FastifyError } from 'fastify';

type Problem = NonNullable<FastifyError['validation']>[number];

/**
 * What to say about one field. A validator reports a fault in each branch of an `anyOf`, and then that none fits: of listed values a person is told
 * the list, once, and not that the field might have been left out.
 */
export function messagesOf(problems: readonly Problem[]): string[] {
  const all = problems.map(({ message }) => message ?? 'is invalid');
  if (!problems.some(({ keyword }) => keyword === 'anyOf')) return all;
  const listed = problems.filter(({ keyword }) => keyword === 'const');
  const branches = new Set(listed.map(branchOf));
  const rest = problems.filter(
    (each) => each.keyword !== 'anyOf' && !branches.has(branchOf(each)) && !(each.keyword === 'type' && each.params.type === 'null'),
  );
  const values = listed.map(({ params }) => String(params.allowedValue));
  const told = [
    ...(listed.length > 0 ? [`must be one of: ${values.join(', ')}`] : []),
    ...rest.map(({ message }) => message ?? 'is invalid'),
  ];
  return told.length > 0 ? [...new Set(told)] : all;
}

/** The schema that a keyword stands in. */
const branchOf = ({ schemaPath }: Problem): string => schemaPath.slice(0, schemaPath.lastIndexOf('/'));
