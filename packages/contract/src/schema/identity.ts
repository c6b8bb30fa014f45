import Type from 'typebox';
import type { CallSchema } from './common.ts';

export const identitySchemas = {
  'player.services.sumsub': {
    summary: 'A short-lived token for the widget of the identity check',
    data: Type.Object({ token: Type.String() }),
  },
} as const satisfies Record<string, CallSchema>;
