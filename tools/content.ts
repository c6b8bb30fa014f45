// How complete each language of the default brand is: `node tools/run.mjs tools/content.ts [locale]`; with a locale it
// names every key that is missing, unknown, or has other placeholders.
import { defaultLocale, locales, reportOf, unusedKeys } from './checks/content.ts';

const [asked] = process.argv.slice(2);
for (const { locale, total, missing, unknown, differing } of locales.filter((code) => code !== defaultLocale).map(reportOf)) {
  if (asked !== undefined && locale !== asked) continue;
  const percent = Math.floor((100 * (total - missing.length)) / total);
  console.log(
    `${locale.padEnd(6)}${String(percent).padStart(4)} %  ${missing.length} missing, ${unknown.length} unknown, ${differing.length} differing`,
  );
  if (asked)
    for (const [what, keys] of Object.entries({ missing, unknown, differing })) for (const key of keys) console.log(`  ${what} ${key}`);
}
for (const key of unusedKeys()) console.log(`unused  ${key}`);
