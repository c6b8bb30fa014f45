import { createPartnerServer, siteOrigins, type Clock, type Listening, type PartnerServer, type VisitorLimits } from '@verdigale/stand-in';
import { ensureBuilt, type ViewManifest } from './views.ts';
import { studioPlugin } from './server/plugin.ts';
import type { StudioSettings } from './server/settings.ts';

export interface StudioOptions extends Listening {
  /** Where the platform answers partners' calls. */
  platformUrl: string;
  /** Origins of the players' site, when it is not served at the platform's address. */
  siteOrigins?: readonly string[];
  /** What the platform and the studio sign their calls with. */
  secret: string;
  settings?: Partial<StudioSettings>;
  visitors?: VisitorLimits;
  /** What the games' pages are made of, once they are built; by default they are built when they are not. */
  views?: () => Promise<ViewManifest>;
  clock: Clock;
}

/** The variables with which an operator connects a platform to the studio: it is a game provider like any other. */
export function studioVariables(studioUrl: string, secret: string) {
  return {
    GAME_PROVIDERS: 'verdigale-studio',
    GAME_VERDIGALE_STUDIO_URL: studioUrl,
    GAME_VERDIGALE_STUDIO_SECRET: secret,
  };
}

/** The game studio as a web server of its own. It knows the platform by its address and the shared secret only. */
export function createStudio({
  platformUrl,
  siteOrigins: sites,
  secret,
  settings = {},
  visitors = {},
  views = ensureBuilt,
  clock,
  ...listening
}: StudioOptions): PartnerServer {
  return createPartnerServer({
    ...listening,
    schema: 'studio',
    migrations: new URL('./db/migrations/', import.meta.url),
    async mount(app, { pool }) {
      // Games are built after the studio has opened: a request for one that is not built yet waits for it.
      views().catch((error: unknown) => listening.logger.error({ err: error }, 'the games were not built'));
      await app.register(studioPlugin, {
        pool,
        clock,
        logger: listening.logger,
        platformUrl: platformUrl.replace(/\/+$/, ''),
        siteOrigins: siteOrigins(platformUrl, sites),
        secret,
        settings,
        visitors,
        views,
      });
    },
  });
}
