export { FactorForm } from './factor-form.tsx';
export { readWays, type Way } from './ways.ts';
export { rememberHalf } from './half-sign-in.ts';
export { SecondStep } from './second-step.tsx';
export { tellPreviousSignIn } from './tell-previous-sign-in.ts';
export { usePasskey } from './use-passkey.ts';
