import { dirname, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { changedFolders } from '../../tools/checks/changed-folders.ts';

/** These start processes or tell many stories, and take longest: a worker that meets one last keeps the run waiting. */
const long = /^(tests\/stress|apps\/server)\/|(\.property|\/races|\/turn-over)\.db\./;

/** Runs first what lies beside a file that the working tree or its last commit has changed, then what takes longest. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = changedFolders(this.ctx.config.root);
    const rank = ({ moduleId }: TestSpecification) => {
      const path = relative(this.ctx.config.root, moduleId);
      if (changed.has(dirname(path))) return 0;
      return long.test(path) ? 1 : 2;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
