import { createPartnerServer, siteOrigins, type Clock, type Listening, type PartnerServer } from '@verdigale/stand-in';
import { showLanding } from './landing.ts';
import type { SandboxSecrets, StandInContext } from './stand-in.ts';
import { standIns } from './stand-ins.ts';

export type { SandboxSecrets } from './stand-in.ts';
export { standInVariables } from './variables.ts';

export interface SandboxOptions extends Listening {
  /** Where the platform answers partners' calls. */
  platformUrl: string;
  /** Origins of the players' site, when it is not served at the platform's address. */
  siteOrigins?: readonly string[];
  /** The brand that players pay to. */
  shopName?: string;
  secrets: SandboxSecrets;
  clock: Clock;
}

/** The stand-in partners as one web server of its own origin. It knows the platform by its address only. */
export function createSandbox({
  platformUrl,
  siteOrigins: sites,
  shopName = 'Verdigale',
  secrets,
  clock,
  ...listening
}: SandboxOptions): PartnerServer {
  return createPartnerServer({
    ...listening,
    schema: 'sandbox',
    migrations: new URL('./db/migrations/', import.meta.url),
    async mount(app, resources) {
      const context: StandInContext = {
        ...resources,
        clock,
        logger: listening.logger,
        secrets,
        shopName,
        platformUrl: platformUrl.replace(/\/+$/, ''),
        siteOrigins: siteOrigins(platformUrl, sites),
      };
      app.addHook('onRequest', async ({ method, url }, reply) => {
        const [path, query = ''] = url.split(/(?=\?)/);
        // Without its slash a page's own links would lead elsewhere.
        if (method === 'GET' && standIns.some((standIn) => standIn.path === path)) return reply.redirect(`${path}/${query}`, 303);
        return undefined;
      });
      app.get('/', (_request, reply) => showLanding(reply, standIns));
      for (const standIn of standIns) await app.register(standIn.plugin, { ...context, prefix: standIn.path });
    },
  });
}
