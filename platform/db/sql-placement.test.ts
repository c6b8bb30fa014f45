import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const platform = new URL('../', import.meta.url);
/** A text in quotes that begins as a statement does. */
const statement =
  /['"`]\s*(select\s.+\sfrom|insert\s+into|update\s+\S+\s+set|delete\s+from|with\s+\w+\s+(\([^)]*\)\s+)?as\s|(create|alter|drop|truncate)\s+(table|schema|index|function)|listen\s+\S|(un)?lock\s+table|savepoint\s)/is;
const tags = /from '#kernel\/db\/(sql|row|column)\.ts'|from '(\.\/|\.\.\/)+(db\/)?(sql|row|column)\.ts'/;

/** Files of these folders that are neither SQL files nor tests. */
async function otherFiles(): Promise<string[]> {
  const files = await readdir(platform, { recursive: true });
  return files
    .filter((file) => /^(kernel|modules|flows|partners)\/.*\.ts$/.test(file) && !/\.sql\.ts$|\.test\.ts$|testing\.ts$/.test(file))
    .toSorted();
}

describe('SQL is written in *.sql.ts only', () => {
  it('has no statement elsewhere, and nothing else makes one', async () => {
    const found: string[] = [];
    for (const file of await otherFiles()) {
      const text = await readFile(new URL(file, platform), 'utf8');
      if (statement.test(text)) found.push(`${file} holds a statement`);
      if (tags.test(text) && !/^kernel\/(db|index\.ts$)/.test(file)) found.push(`${file} imports the tags`);
      if (/from '(sql-template-tag|pg)'/.test(text) && !file.startsWith('kernel/db/')) found.push(`${file} imports the driver or the tags`);
    }
    expect(found).toEqual([]);
  });

  it.each([
    'db.run(`select id from wallet.account`)',
    "client.query('insert into wallet.wallet values (1)')",
    '`\n  with near as (select 1) select 1`',
    '"update wallet.account set is_active = true"',
  ])('finds %s', (text) => expect(text).toMatch(statement));

  it.each(["'select a country'", "throw new AppError('invalid', 'delete it')", "'with your agreement'"])('leaves %s alone', (text) =>
    expect(text).not.toMatch(statement),
  );
});
