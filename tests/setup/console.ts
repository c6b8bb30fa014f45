import { inspect } from 'node:util';
import { afterEach, expect } from 'vitest';

/**
 * A stray warning or error in the console is a fault that nobody looked at: it fails the test that caused it. A test
 * that expects one takes it over: `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const printed: string[] = [];

for (const name of ['error', 'warn'] as const) {
  console[name] = (...args: unknown[]) => {
    printed.push(`console.${name}: ${args.map((arg) => (typeof arg === 'string' ? arg : inspect(arg))).join(' ')}`);
  };
}

afterEach(() => {
  expect(printed.splice(0).join('\n'), 'nothing may be printed as an error or a warning').toBe('');
});
