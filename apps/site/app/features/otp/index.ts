export { CodeVerification, type CodeVerificationProps } from './code-verification.tsx';
export { sendCode, type SendOutcome } from './send-code.ts';
