import { useEffect, useState } from 'react';

type AgentName = (userAgent: string) => string | null;

/** Names user agents once the library that knows them is there; until then, and without it, it answers null. */
export function useAgentNames(): AgentName {
  const [nameOf, setNameOf] = useState<AgentName>(() => () => null);
  useEffect(() => {
    import('./agent-names.ts').then(
      ({ agentName }) => setNameOf(() => agentName),
      // The list goes without names.
      () => undefined,
    );
  }, []);
  return nameOf;
}
