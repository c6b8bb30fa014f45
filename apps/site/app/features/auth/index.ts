export { PromoBanner, type Advantage } from './promo-banner.tsx';
export { SignInForm } from './sign-in-form.tsx';
export { SignUpForm } from './sign-up-form.tsx';
