export const faultKinds = ['server', 'postgres', 'clock', 'network', 'reset', 'disk', 'partner'] as const;
export type FaultKind = (typeof faultKinds)[number];
