import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createContentStore } from './content-store.ts';
import type { SiteColours } from './brand.ts';
import { mergeContent } from './merge-content.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(root);
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return root;
}

const root = folderWith({
  'en/modals/sign-in.json': { title: 'Sign in', hint: { short: 'Hi', long: 'Hello' } },
  'en/fields-settings/validation-messages.json': { min: 'At least {min}' },
  'en/pages/home.json': { title: 'Home' },
  'en/static/about.md': '# About {brandName}\n\nWrite to {supportEmail}.',
  'en/messages.json': { welcome: { text: 'not for browsers' } },
  'de/modals/sign-in.json': { title: 'Anmelden', hint: { short: 'Na' } },
});
const en = { path: join(root, 'en'), locale: 'en' };
const de = { path: join(root, 'de'), locale: 'de' };
const colours: SiteColours = { ground: '', text: '', faintText: '', accent: '', onAccent: '', gain: '', focus: '' };
const brand = {
  name: 'Halcyon',
  supportEmail: 'help@halcyon.example',
  defaultLocale: 'en',
  themes: [],
  palette: { light: colours, dark: colours },
};

describe('content', () => {
  const store = createContentStore({ ...brand, texts: { en: [en], de: [de, en] } });

  it('[SHELL-01] reads collections per locale; the file name in camel case is the key', () => {
    expect(store.locale('en').collection('modals')).toMatchObject({ signIn: { title: 'Sign in' } });
    expect(store.locale('en').collection('fieldsSettings')).toEqual({ validationMessages: { min: 'At least {min}' } });
    expect(store.locale('en').collection('constructor')).toEqual({});
  });

  it("[SHELL-02] falls back to the default locale's text key by key", () => {
    expect(store.locale('de').collection('modals')).toEqual({ signIn: { title: 'Anmelden', hint: { short: 'Na', long: 'Hello' } } });
    expect(store.locale('de').collection('fieldsSettings')).toEqual({ validationMessages: { min: 'At least {min}' } });
    expect(store.locale('fr').collection('modals')).toEqual(store.locale('en').collection('modals'));
  });

  it("puts the brand's name and address into texts, and leaves what is filled later", () => {
    const { about } = store.locale('de').collection('static');
    expect(about).toMatchObject({ title: 'About Halcyon', lang: 'en' });
    expect(JSON.stringify(about)).toContain('help@halcyon.example');
  });

  it('serves each collection at an address that changes with its content, and nothing beside them', () => {
    const path = store.locale('de').files.modals!;
    expect(path).toMatch(/^\/content\/de\/modals\.[0-9a-f]{10}\.json$/);
    expect(JSON.parse(store.file(path).toString())).toEqual(store.locale('de').collection('modals'));
    expect(store.addressOf('/content/de/../../package.json')).toBeNull();
    expect(Object.keys(store.locale('de').files).toSorted()).toEqual(['fieldsSettings', 'modals', 'start', 'static']);
  });

  it('serves what every page starts with in one file', () => {
    const path = store.locale('en').files.start!;
    expect(JSON.parse(store.file(path).toString())).toEqual({ layout: {}, globalComponents: {}, pages: { home: { title: 'Home' } } });
  });

  it('knows from its start where the texts of an older page are, of a locale that there is', () => {
    const restarted = createContentStore({ ...brand, texts: { en: [en], de: [de, en] } });
    expect(restarted.addressOf('/content/de/modals.0123456789.json')).toBe(store.locale('de').files.modals);
    expect(restarted.addressOf(store.locale('de').files.modals!)).toBe(store.locale('de').files.modals);
    expect(restarted.addressOf('/content/de/nothing.0123456789.json')).toBeNull();
    expect(restarted.addressOf('/content/xx/modals.0123456789.json')).toBeNull();
    // Names that every object has from birth.
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(restarted.addressOf(`/content/de/${name}.0123456789.json`), name).toBeNull();
  });

  it('names the file that is not JSON', () => {
    const broken = { path: join(folderWith({ 'en/modals/sign-in.json': '{ "title": ' }), 'en'), locale: 'en' };
    const faulty = createContentStore({ ...brand, texts: { en: [broken] } });
    expect(() => faulty.locale('en')).toThrow(/en\/modals\/sign-in\.json: /);
  });
});

describe('mergeContent', () => {
  it('[SHELL-02] takes a list as one value', () => {
    expect(mergeContent({ menu: ['a', 'b'], x: 1 }, { menu: ['c'] })).toEqual({ menu: ['c'], x: 1 });
  });
});
