export const products = ['casino', 'sportsbook'] as const;
export type Product = (typeof products)[number];
