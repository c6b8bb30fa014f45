// Writes docs/reference from the contract. A test beside the pages' code holds them current.
import { writeFileSync } from 'node:fs';
import { renderCalls } from './reference/calls-page.ts';
import { renderErrors } from './reference/errors-page.ts';

const folder = new URL('../docs/reference/', import.meta.url);
const pages = { 'calls.md': renderCalls(), 'errors.md': renderErrors() };

for (const [name, text] of Object.entries(pages)) writeFileSync(new URL(name, folder), text);
