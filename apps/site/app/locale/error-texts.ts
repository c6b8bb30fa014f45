import { defaultErrorTitle } from './error-title.ts';

/** Shown when not even the brand's texts could be loaded. (A 2) */
export const defaultErrorTexts = {
  title: defaultErrorTitle,
  description: 'The page you are trying to access does not exist or has been moved. Try going back to our homepage.',
  buttonLabel: 'Homepage',
};
