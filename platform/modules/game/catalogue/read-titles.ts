import type { Kernel } from '#kernel';
import { gameProvider } from '#partners/game/index.ts';
import { updateTitles } from './catalogue.sql.ts';

/** Takes what each provider states of its games. One that does not answer is logged, and its last figures stay; the next run asks again. */
export async function readTitles(kernel: Kernel): Promise<void> {
  for (const provider of Object.keys(kernel.config.partners.game)) {
    try {
      await kernel.db.run(updateTitles(provider, await gameProvider(kernel, provider)!.listTitles()));
    } catch (error) {
      kernel.log.warn({ err: error, provider }, 'the titles of a provider could not be read; the last figures stay');
    }
  }
}
