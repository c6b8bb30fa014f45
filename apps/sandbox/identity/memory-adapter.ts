import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  endsAt: number;
}

/**
 * What the provider library remembers for minutes: codes, grants, sign-ins under way. In memory, since the sandbox is one
 * process and nobody minds signing in again after a restart.
 */
export function createMemory(now: () => number): (model: string) => Adapter {
  const kept = new Map<string, Kept>();

  function find(test: (payload: AdapterPayload, key: string) => boolean): AdapterPayload | undefined {
    for (const [key, { payload, endsAt }] of kept) {
      if (endsAt <= now()) kept.delete(key);
      else if (test(payload, key)) return payload;
    }
    return undefined;
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        kept.set(keyOf(id), { payload, endsAt: expiresIn ? now() + expiresIn * 1000 : Infinity });
      },
      find: async (id) => find((_, key) => key === keyOf(id)),
      findByUid: async (uid) => find((payload, key) => key.startsWith(`${model}:`) && payload.uid === uid),
      findByUserCode: async (userCode) => find((payload, key) => key.startsWith(`${model}:`) && payload.userCode === userCode),
      async consume(id) {
        const entry = kept.get(keyOf(id));
        if (entry) entry.payload.consumed = Math.floor(now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
