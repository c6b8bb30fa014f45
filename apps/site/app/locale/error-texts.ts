/** Shown when not even the brand's texts could be loaded. (A 2) */
export const defaultErrorTexts = {
  title: 'Something went wrong',
  description: 'The page you are trying to access does not exist or has been moved. Try going back to our homepage.',
  buttonLabel: 'Homepage',
};
