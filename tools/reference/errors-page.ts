import { errors } from '@verdigale/contract';
import { table } from './notation.ts';

const ranges: Record<number, string> = {
  0: 'Of the wire',
  1: 'General',
  10: 'Retention',
  11: 'Player',
  12: 'Wallet',
  13: 'Payment',
  14: 'Game',
  15: 'Game providers (their protocol)',
  16: 'Payment providers (their protocol)',
};

const intro = `# Errors

Generated from \`packages/contract/src/errors.ts\` by \`node tools/run.mjs tools/reference.ts\`; do not edit.

A refusal is \`{ error: { code, message, fields? } }\` with the status of its code. Players see the text under \`alerts.errors.<content key>\` of the brand's content,
never \`message\`, which is for developers, except where the code of a phone is not sent or not taken; \`fields\` maps a field to its messages. On an authenticated call 401 and 403 mean only that the session is over.`;

export function renderErrors(): string {
  const entries = Object.entries(errors).toSorted(([, a], [, b]) => a.code - b.code);
  const groups = Map.groupBy(entries, ([, { code }]) => Math.floor(code / 1000));
  const sections = [...groups].map(([range, members]) => {
    const title = ranges[range];
    if (!title) throw new Error(`codes from ${range}000 need a title in the reference`);
    const rows = members.map(([name, { code, status, contentKey }]) => [String(code), String(status), name, contentKey]);
    return `## ${title}\n\n${table(['code', 'HTTP', 'name', 'content key'], rows)}`;
  });
  return `${[intro, ...sections].join('\n\n')}\n`;
}
