// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { TableParts } from '../../../view/game-view.ts';
import { buildShell } from '../../../view/shell.ts';
import type { Table } from '../../../view/table.ts';
import type { PageConfig, ReplayView } from '../../../wire.ts';
import { KiteTable } from './kite-table.ts';

/** Of a past round, which follows no feed. */
function pastTable(): Table {
  const say = (key: string) => key;
  const config = { mode: 'real', locale: 'en', replay: {} as ReplayView } as PageConfig;
  const parts = { config, say, shell: buildShell(config, say), amount: String, isCalm: () => true, press: () => undefined };
  return new KiteTable(parts as unknown as TableParts, () => undefined);
}

it.each([
  [{ autoCashOut: 250 }, '2.50'],
  [null, ''],
])('shows where a bet that is taken up again leaves by itself: %o', (choice, shown) => {
  const table = pastTable();
  table.choose?.({ autoCashOut: 900 });
  table.choose?.(choice);
  expect(table.controls!.querySelector('input')!.value).toBe(shown);
  expect(table.choice()).toEqual(choice);
});
