import { readPartners, Variables, type PlatformConfig } from '@verdigale/platform';
import { createSandbox, standInVariables, type SandboxSecrets } from '@verdigale/sandbox';
import type { ServerContext } from './server-context.ts';
import type { Addresses } from './addresses.ts';
import type { Secrets } from './secrets.ts';

/** The stand-in partners, read as any partner's variables are. */
export interface StandIns {
  partners: PlatformConfig['partners'];
  chatHost: string;
  bettingHost: string;
}

export function readStandIns({ sandboxUrl }: Addresses, secrets: Secrets): StandIns {
  const values = standInVariables(sandboxUrl, sandboxSecrets(secrets));
  const variables = new Variables(values, { mayUseHttp: true });
  const partners = readPartners(variables);
  if (variables.problems.length > 0) throw new Error(`the stand-ins cannot be used: ${variables.problems.join(' ')}`);
  return { partners, chatHost: values.CHAT_HOST, bettingHost: values.BETTING_CLIENT_HOST };
}

export async function startSandbox(
  { environment, report, log, stack }: ServerContext,
  { addresses, databaseUrl, secrets }: { addresses: Addresses; databaseUrl: string; secrets: Secrets },
): Promise<void> {
  const sandbox = createSandbox({
    databaseUrl,
    platformUrl: addresses.internalUrl,
    siteOrigins: environment.publicUrl ? [environment.publicUrl] : [],
    secrets: sandboxSecrets(secrets),
    port: addresses.sandboxPort,
    host: environment.host,
    publicUrl: addresses.sandboxUrl,
    logger: log.child({ part: 'sandbox' }),
    clock: { now: () => new Date() },
  });
  stack.defer(() => sandbox.close());
  await report.step('stand-in partners', () => sandbox.listen());
}

function sandboxSecrets(secrets: Secrets): SandboxSecrets {
  return {
    studio: secrets.gamePartner,
    payment: secrets.paymentPartner,
    inbox: secrets.messagePartner,
    identity: secrets.identityPartner,
    telegram: secrets.telegramBot,
    sumsub: secrets.identityCheck,
    sumsubWebhook: secrets.identityWebhook,
  };
}
