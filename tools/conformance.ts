// Writes docs/conformance.md from the titles of all tests. A test beside the page's code holds it current.
import { writeFileSync } from 'node:fs';
import { renderConformance } from './conformance/page.ts';
import { taggedTests } from './conformance/tagged-tests.ts';

writeFileSync(new URL('../docs/conformance.md', import.meta.url), renderConformance(taggedTests()));
