import type { Connection } from '#config';
import { anyText, baseUrl, identityList, originList, variablePart } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { PaymentProvider } from '../port.ts';
import { signedHttpProvider, type SignedHttpSettings } from './provider.ts';

export function signedHttp(settings: SignedHttpSettings & { origins?: readonly string[] }): Connection<PaymentProvider> {
  const origins = [new URL(settings.url).origin, ...(settings.origins ?? [])];
  return { open: (clock) => signedHttpProvider(settings, clock), pages: { frames: origins, forms: origins } };
}

/** `PAYMENT_PROVIDERS=acme` with `PAYMENT_ACME_URL` and `PAYMENT_ACME_SECRET`; `PAYMENT_ACME_ORIGINS` where its pages lie elsewhere. */
export const signedHttpAdapter: Adapter<PaymentProvider> = {
  read(variables) {
    const names = variables.read('PAYMENT_PROVIDERS', identityList) ?? [];
    return names.flatMap((identity) => {
      const variable = (part: string) => `PAYMENT_${variablePart(identity)}_${part}`;
      const because = `${identity} in PAYMENT_PROVIDERS`;
      const url = variables.need(variable('URL'), because, baseUrl);
      const secret = variables.need(variable('SECRET'), because, anyText);
      const origins = variables.read(variable('ORIGINS'), originList) ?? [];
      return url && secret ? [[identity, signedHttp({ url, secret, origins })]] : [];
    });
  },
};
