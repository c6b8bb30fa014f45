import { fileURLToPath } from 'node:url';
import type { Module } from '#kernel';
import { fingerprint } from './fingerprint.ts';

/** What decides over money, play and limits: the platform and the packages below it. */
const critical = ['../../', '../../../packages/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Of the code that this process has started with. */
let started: Promise<string> | undefined;

export interface SelfCheck {
  /** Of the files as they lie there now: the same on every machine that runs the same release. */
  fingerprint: string;
  /** Whether it is what this process has started with. */
  isUnchanged: boolean;
}

/** The fingerprint of the code that this process has started with. */
export const codeAtStart = (): Promise<string> => (started ??= fingerprint(critical));

/** Reads the critical parts of the platform anew and holds them against what this process has started with. (GLI 2.3) */
export async function checkSelf(): Promise<SelfCheck> {
  const now = await fingerprint(critical);
  return { fingerprint: now, isUnchanged: now === (await codeAtStart()) };
}

export const selfCheckFlow: Module = {
  name: 'self-check',
  setup({ jobs, log }) {
    // Whoever asks for it hears of a failure.
    codeAtStart().catch(() => {});
    jobs.define('self-check', async () => {
      const { isUnchanged, ...found } = await checkSelf();
      if (isUnchanged) log.info(found, 'the code is what it was at the start');
      else log.error(found, 'the code has changed since the start');
    });
    jobs.schedule('self-check', '0 5 * * *');
  },
};
