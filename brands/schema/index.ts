/** The file in a brand's folder that holds its definition. */
export const brandFile = 'brand.ts';
