import type { Connection } from '#config';
import { anyText, listOf, safeUrl, variablePart } from '#config/shapes.ts';
import type { Shape } from '#config/variables.ts';
import type { Adapter } from '../../adapter.ts';
import type { OidcIssuer } from '../port.ts';
import type { OidcSettings } from './settings.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';

const names: Shape<string[]> = {
  rule: 'a list of names of letters, digits, - and _, such as auth0,google',
  parse(text) {
    const ids = listOf(text);
    return ids.every((id) => /^[\w-]{1,64}$/.test(id) && id !== 'telegram') ? ids : undefined;
  },
};

export const openIdConnect = (settings: OidcSettings): Connection<OidcIssuer> => ({
  open: () => ({
    startSignIn: (request) => startSignIn(settings, request),
    finishSignIn: (callbackUrl, sent) => finishSignIn(settings, callbackUrl, sent),
  }),
});

/** `OIDC_PROVIDERS=auth0` with `OIDC_AUTH0_ISSUER`, `…_CLIENT_ID` and `…_CLIENT_SECRET`. */
export const openIdConnectAdapter: Adapter<OidcIssuer> = {
  read(variables) {
    const ids = variables.read('OIDC_PROVIDERS', names) ?? [];
    return ids.flatMap((id) => {
      const variable = (part: string) => `OIDC_${variablePart(id)}_${part}`;
      const because = `${id} in OIDC_PROVIDERS`;
      // An issuer is compared letter by letter, so its slash at the end stays.
      const issuer = variables.need(variable('ISSUER'), because, safeUrl);
      const clientId = variables.need(variable('CLIENT_ID'), because, anyText);
      const clientSecret = variables.need(variable('CLIENT_SECRET'), because, anyText);
      return issuer && clientId && clientSecret ? [[id, openIdConnect({ issuer, clientId, clientSecret })]] : [];
    });
  },
};
