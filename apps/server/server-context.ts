import type { Logger } from 'pino';
import type { Environment } from './env.ts';
import type { Report } from './report.ts';

export interface ServerContext {
  environment: Environment;
  report: Report;
  log: Logger;
  /** Takes what must be ended, in reverse order of the start. */
  stack: AsyncDisposableStack;
}
