import { calls, type Call, type CallAuth, type CallName } from '@verdigale/contract';
import { callSchemas, type CallSchema } from '@verdigale/contract/schema';
import { fieldRows, shapes, table, typeOf, type FieldRow, type Schema } from './notation.ts';

const callers: Record<CallAuth, string> = {
  guest: 'Everybody.',
  optional: 'Everybody; more with a bearer token.',
  bearer: 'With a bearer token.',
};

const intro = `# Calls

Generated from \`packages/contract\` by \`node tools/run.mjs tools/reference.ts\`; do not edit. A running platform with an \`OPERATOR_KEY\` shows the same as OpenAPI at \`/operator/docs\`.

Bodies and replies are JSON. A success is \`{ data }\`, a list that pages is \`{ data, meta }\` with page, perPage, totalPages and totalRows; a refusal is
\`{ error: { code, message, fields? } }\` ([errors](errors.md)). The bearer token goes into the \`authorization\` header, cookies are never read. Lists in a
query are \`name[]=a&name[]=b\`. Amounts are decimals in main units of the currency stated beside them; one with more decimals than the currency has
is refused. Times are ISO 8601 in UTC. \`?\` marks what may be missing.`;

export function renderCalls(): string {
  const names = Object.keys(calls) as CallName[];
  const groups = Map.groupBy(names, (name) => calls[name].path.split('/')[2]!);
  const sections = [...groups].map(([group, members]) => `## ${group}\n\n${members.map(renderCall).join('\n\n')}`);
  return `${[intro, ...sections, renderShapes()].join('\n\n')}\n`;
}

function renderCall(name: CallName): string {
  const { method, path, auth, isBare }: Call = calls[name];
  const schema: CallSchema = callSchemas[name];
  const parts = (['params', 'query', 'body'] as const).flatMap((part) =>
    schema[part] ? fieldRows(schema[part]).map((row) => [part, row] as const) : [],
  );
  const takes =
    parts.length > 0
      ? [
          table(
            ['in', 'field', 'type', ''],
            parts.map(([part, row]) => [part, ...cells(row)]),
          ),
        ]
      : [];
  const { data } = schema;
  const isNamed = shapes.has(data) || !(data as Schema).properties;
  const answers = isNamed ? [`Answers ${typeOf(data)}.`] : ['Answers:', fieldTable(data)];
  const paged = schema.meta ? ['Paged.'] : [];
  const bare = isBare ? ['At the top level of the body, not under `data`.'] : [];
  return [`### \`${method} ${path}\``, `${schema.summary}. ${callers[auth]} (\`${name}\`)`, ...takes, ...answers, ...bare, ...paged].join(
    '\n\n',
  );
}

function renderShapes(): string {
  const rendered = [...shapes].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([schema, name]) => `### ${name}\n\n${fieldTable(schema)}`);
  return ['## Shapes', ...rendered].join('\n\n');
}

const cells = ({ field, type, meaning }: FieldRow) => [field, type, meaning];

function fieldTable(schema: Schema): string {
  return table(['field', 'type', ''], fieldRows(schema).map(cells));
}
