import type { PlatformConfig } from '#config';
import type { Admission } from './admission/admission.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Logger } from './logger.ts';

/** What every module is given. The kernel knows only the configuration's type: each part belongs to the module that reads it. */
export interface Kernel {
  db: Database;
  clock: Clock;
  events: Events;
  jobs: Jobs;
  admission: Admission;
  config: PlatformConfig;
  log: Logger;
}
