import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// What is loaded late by the index of a package is all that the index names, and every chunk that holds a part of it: for the path of the
// socket each player's page loaded the forms of sign-in and sign-up, 60 KB.

const late = /(?<!typeof )\bimport\('@verdigale\/[\w-]+'\)/;

it('the site loads the index of no package late', () => {
  const files = globSync('{apps/{site/app,betting/client},packages/{client,ui,validation}/src}/**/*.{ts,tsx}');
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !isTest(file) && late.test(readFileSync(file, 'utf8')))).toEqual([]);
});
