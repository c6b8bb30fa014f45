export { PromoBanner, type Advantage } from './promo-banner.tsx';
export { SignIn } from './sign-in.tsx';
export { EmailVerificationError } from './social/email-verification-error.tsx';
export { SocialButtons } from './social/social-buttons.tsx';
export { SocialCallback } from './social/social-callback.tsx';
export { SignUp } from './sign-up.tsx';
