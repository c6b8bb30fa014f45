// How complete a brand is in each of its languages: `npm run content [-- <brand>] [<locale>]`. With a locale every text that players see
// in another language is named. What is wrong is named always, and ends the run with 1: keys that the product lacks or cannot show, and
// placeholders that differ. Missing translations are no fault.
import { BrandError } from '../brands/schema/load.ts';
import { brandNames, readBrandTexts } from './checks/brand-texts.ts';
import { absentKeys, emptyTexts, reportOf, unusedKeys } from './checks/content.ts';

const asked = process.argv.slice(2);
const wanted = brandNames.filter((name) => asked.includes(name));
const [locale] = asked.filter((word) => !brandNames.includes(word));
let isKnown = locale === undefined;

for (const name of wanted.length > 0 ? wanted : brandNames) {
  console.log(name);
  await report(name).catch((error: unknown) => {
    if (!(error instanceof BrandError)) throw error;
    console.log(error.message);
    process.exitCode = 1;
  });
}

if (!isKnown) {
  console.error(`no brand and no language of it: ${locale}`);
  process.exitCode = 1;
}

async function report(name: string): Promise<void> {
  const texts = await readBrandTexts(name);
  for (const code of texts.locales.filter((each) => locale === undefined || each === locale)) {
    isKnown = true;
    const { total, missing, unknown, differing } = reportOf(texts, code);
    const percent = Math.floor((100 * (total - missing.length)) / total);
    console.log(`  ${code.padEnd(6)}${String(percent).padStart(4)} %  ${total - missing.length} of ${total} texts`);
    if (locale) for (const key of missing) console.log(`    missing ${key}`);
    fault('unknown', unknown);
    fault('other placeholders', differing);
    fault('empty', emptyTexts(texts.ownTexts(code)));
  }
  fault(
    'absent',
    absentKeys(texts).map(({ file, key }) => `${key} (${file})`),
  );
  fault('unused', unusedKeys(texts));
  fault('of no language of the brand', texts.strayFolders);
}

function fault(what: string, keys: readonly string[]): void {
  for (const key of keys) console.log(`    ✗ ${what}: ${key}`);
  if (keys.length > 0) process.exitCode = 1;
}
