export { FactorForm } from './factor-form.tsx';
export { readWays, type Way } from './ways.ts';
export { rememberHalf, type HalfSignIn } from './half-sign-in.ts';
export { SecondStep } from './second-step.tsx';
export { signByPasskey } from './sign-by-passkey.ts';
export { tellPreviousSignIn } from './tell-previous-sign-in.ts';
export { usePasskey } from './use-passkey.ts';
