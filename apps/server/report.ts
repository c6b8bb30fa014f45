import { performance } from 'node:perf_hooks';

/** What a person at the terminal sees of a start. */
export interface Report {
  line(text: string): void;
  /** Runs a part of the start and says what it was and how long it took. */
  step<T>(what: string, work: () => Promise<T>): Promise<T>;
}

/** A report on standard output: a few lines for a person, whether or not it is a terminal. */
export function createReport(write: (text: string) => void = (text) => void process.stdout.write(text)): Report {
  const line = (text: string) => write(`${text}\n`);
  return {
    line,
    async step(what, work) {
      const from = performance.now();
      try {
        const result = await work();
        line(`  ✓ ${what.padEnd(46)}${seconds(from).padStart(7)}`);
        return result;
      } catch (error) {
        line(`  ✗ ${what}`);
        throw error;
      }
    },
  };
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
