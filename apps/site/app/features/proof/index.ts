export { ProofHost } from './proof-host.tsx';
export { isProofRefusal, proven } from './proven.ts';
