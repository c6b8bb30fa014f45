/** The page's title where not even the brand's texts could be loaded: every visitor loads it, the rest (`error-texts.ts`) comes with the page of the error. (A 2) */
export const defaultErrorTitle = 'Something went wrong';
