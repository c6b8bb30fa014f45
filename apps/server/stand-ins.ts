import { readPartners, Variables, type PlatformConfig } from '@verdigale/platform';
import { createSandbox, standInVariables, type SandboxSecrets } from '@verdigale/sandbox';
import { createStudio, studioVariables } from '@verdigale/studio';
import { namingDatabase } from './database-trouble.ts';
import { edgeOf } from './edge.ts';
import type { Environment } from './env.ts';
import type { ServerContext } from './server-context.ts';
import type { Addresses } from './addresses.ts';
import type { Secrets } from './secrets.ts';

/** The partners that run in this process, read as any partner's variables are; none where they are off. */
export interface StandIns {
  partners: PlatformConfig['partners'];
  chatHost: string | undefined;
  bettingHost: string | undefined;
}

interface Surroundings {
  brandName: string;
  addresses: Addresses;
  databaseUrl: string;
  secrets: Secrets;
}

export function readStandIns(environment: Environment, { sandboxUrl, studioUrl }: Addresses, secrets: Secrets): StandIns {
  const sandbox = environment.sandbox ? standInVariables(sandboxUrl, sandboxSecrets(secrets)) : undefined;
  const studio = environment.studio ? studioVariables(studioUrl, secrets.gamePartner) : undefined;
  const variables = new Variables({ ...sandbox, ...studio }, { mayUseHttp: true });
  const partners = readPartners(variables);
  if (variables.problems.length > 0) throw new Error(`the stand-ins cannot be used: ${variables.problems.join(' ')}`);
  return { partners, chatHost: sandbox?.CHAT_HOST, bettingHost: sandbox?.BETTING_CLIENT_HOST };
}

/** Starts the stand-in partners and the studio, where they are on. */
export async function startStandIns(context: ServerContext, { brandName, addresses, databaseUrl, secrets }: Surroundings): Promise<void> {
  const { environment, report, log, stack } = context;
  const common = {
    platformUrl: addresses.internalUrl,
    siteOrigins: environment.publicUrls,
    host: environment.host,
    clock: { now: () => new Date() },
  };
  const ownDatabase = environment.databaseUrl && 'DATABASE_URL';
  if (environment.studio) {
    const studio = createStudio({
      ...common,
      databaseUrl: environment.studioDatabaseUrl ?? databaseUrl,
      secret: secrets.gamePartner,
      visitors: { edge: edgeOf(environment), rateFactor: environment.rateFactor },
      port: addresses.studioPort,
      publicUrl: addresses.studioUrl,
      logger: log.child({ part: 'studio' }),
    });
    stack.defer(() => studio.close());
    const variable = environment.studioDatabaseUrl ? 'STUDIO_DATABASE_URL' : ownDatabase;
    await report.step('game studio', () => namingDatabase(variable, () => studio.listen()));
  }
  if (environment.sandbox) {
    const sandbox = createSandbox({
      ...common,
      databaseUrl,
      shopName: brandName,
      secrets: sandboxSecrets(secrets),
      port: addresses.sandboxPort,
      publicUrl: addresses.sandboxUrl,
      logger: log.child({ part: 'sandbox' }),
    });
    stack.defer(() => sandbox.close());
    await report.step('stand-in partners', () => namingDatabase(ownDatabase, () => sandbox.listen()));
  }
}

function sandboxSecrets(secrets: Secrets): SandboxSecrets {
  return {
    payment: secrets.paymentPartner,
    inbox: secrets.messagePartner,
    identity: secrets.identityPartner,
    telegram: secrets.telegramBot,
    sumsub: secrets.identityCheck,
    sumsubWebhook: secrets.identityWebhook,
    register: secrets.registerPartner,
    feed: secrets.feedPartner,
  };
}
