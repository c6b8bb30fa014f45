import type { Connection } from '#config';
import { anyText, baseUrl, identityList, originList, safeUrl, variablePart } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import { requireSignature } from '../../signature.ts';
import type { GameProvider } from '../port.ts';
import { askForRound } from './ask-for-round.ts';
import { freeRounds } from './free-rounds.ts';
import { launchAddress, launchBase } from './launch-address.ts';
import { listTitles } from './list-titles.ts';
import type { SeamlessWalletSettings } from './settings.ts';

export function seamlessWallet(settings: SeamlessWalletSettings): Connection<GameProvider> {
  return {
    open: (clock) => ({
      launchUrl: (launch) => launchAddress(settings, launch),
      recallRound: (question) => askForRound(settings, clock, question),
      listTitles: () => listTitles(settings, clock),
      freeRounds: freeRounds(settings, clock),
      requireSigned: (headers, rawBody) => requireSignature(settings.secret, headers, rawBody, clock),
    }),
    pages: { frames: [new URL(launchBase(settings)).origin, ...(settings.origins ?? [])] },
  };
}

/** `GAME_PROVIDERS=acme` with `GAME_ACME_URL` and `GAME_ACME_SECRET`; `…_LAUNCH_URL`, `…_RECALL_URL`, `…_ORIGINS` where they are elsewhere. */
export const seamlessWalletAdapter: Adapter<GameProvider> = {
  read(variables) {
    const names = variables.read('GAME_PROVIDERS', identityList) ?? [];
    return names.flatMap((identity) => {
      const variable = (part: string) => `GAME_${variablePart(identity)}_${part}`;
      const because = `${identity} in GAME_PROVIDERS`;
      const url = variables.need(variable('URL'), because, baseUrl);
      const secret = variables.need(variable('SECRET'), because, anyText);
      const elsewhere = {
        launchUrl: variables.read(variable('LAUNCH_URL'), safeUrl),
        recallUrl: variables.read(variable('RECALL_URL'), baseUrl),
        origins: variables.read(variable('ORIGINS'), originList) ?? [],
      };
      return url && secret ? [[identity, seamlessWallet({ url, secret, ...elsewhere })]] : [];
    });
  },
};
