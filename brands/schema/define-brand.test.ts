import { expect, it } from 'vitest';
import { defineBrand } from './define-brand.ts';

it('lets an editor find a misspelt key, a missing one and a value of the wrong type', () => {
  // @ts-expect-error no such key
  defineBrand({ extends: 'default', name: 'Brand', suportEmail: 'help@brand.example' });
  // @ts-expect-error a brand that extends none says everything
  defineBrand({ name: 'Brand' });
  // @ts-expect-error days are a number
  defineBrand({ extends: 'default', name: 'Brand', publicSettings: { affiliateTagExpiration: '30' } });
  // @ts-expect-error rules have no name that could stand for the parent's
  defineBrand({ extends: 'default', name: 'Brand', stakes: ['first'] });
  const brand = { extends: 'default', name: 'Brand', settings: { locales: ['en'] }, catalogue: { games: ['mines'] } } as const;
  expect(defineBrand(brand)).toBe(brand);
});
