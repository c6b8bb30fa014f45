import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadBrand } from '../../../../brands/schema/load.ts';
import { createContentStore } from '../../server/content-store.ts';
import { listPages, loadArticle, loadSections } from './content-page.ts';

const brand = await loadBrand('default');
const store = createContentStore(brand);
const site = (locale: string) => ({ content: store.locale(locale), locale, defaultLocale: 'en' });
const notFound = expect.objectContaining({ init: { status: 404 } });

describe('pages of the brand', () => {
  it.each(['terms', 'privacy', 'responsible-gaming', 'payments', 'about', 'cookies', 'fairness'])(
    '[ROUTE-15] /static/%s has a title, a description and a text of its own',
    (identity) => {
      const page = loadArticle(site('en'), 'static', identity);
      expect(page.title).not.toBe('');
      expect(page.description.length).toBeGreaterThan(30);
      expect(page.html.length).toBeGreaterThan(500);
      expect(page.lang).toBeUndefined();
    },
  );

  it('[ROUTE-15] /bonus/{pageIdentity} serves the brand’s bonus pages', () => {
    expect(listPages(site('en'), 'bonus').map(({ identity }) => identity)).toEqual(['bonus-terms', 'how-bonuses-work']);
    expect(loadArticle(site('de'), 'bonus', 'bonus-terms').title).toBe('Bonusbedingungen');
  });

  it('[ROUTE-16] questions stand in groups, each question with its answer', () => {
    const groups = listPages(site('en'), 'questionPages');
    expect(groups.map(({ identity }) => identity)).toEqual(['account', 'demonstration', 'games', 'payments', 'safer-play']);
    for (const { identity } of groups) {
      const { sections } = loadSections(site('en'), 'questionPages', identity);
      expect(sections.length).toBeGreaterThan(2);
      for (const { title, html } of sections) expect(title && html).toMatch(/^<p>/);
    }
  });

  it.each(['nothing', 'Terms', 'responsibleGaming', 'constructor', '__proto__', 'terms.md', '../bonus/bonus-terms', ''])(
    '[ROUTE-15] answers 404 for %j',
    (identity) => {
      expect(() => loadArticle(site('en'), 'static', identity)).toThrow(notFound);
    },
  );

  it('the brand has a page for each of its tournaments, and no other', () => {
    const identities = listPages(site('en'), 'tournaments').map(({ identity }) => identity);
    expect(identities.toSorted()).toEqual(brand.tournaments.map(({ identity }) => identity).toSorted());
    expect(() => loadArticle(site('en'), 'tournaments', 'autumn')).toThrow(notFound);
  });

  it('shows a tournament that the brand has written about', () => {
    const page = { title: 'Autumn race', description: 'A week.', lang: 'en', html: '<p>A week.</p>', sections: [] };
    const tournaments = { autumnRace: { identity: 'autumn-race', ...page } };
    const own = { ...site('en'), content: { collection: () => tournaments, files: {} } };
    expect(listPages(own, 'tournaments')).toEqual([
      { identity: 'autumn-race', title: 'Autumn race', description: 'A week.', lang: undefined, picture: 'pages/tournaments-autumn-race' },
    ]);
    expect(loadArticle(own, 'tournaments', 'autumn-race').html).toBe('<p>A week.</p>');
  });

  it('[ROUTE-15] finds a page by the name of its file, also where a part of that is a number', () => {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'tournaments'));
    writeFileSync(join(folder, 'tournaments/top-100.md'), '# Top 100\n\nA week.');
    const content = createContentStore({ ...brand, texts: { en: [{ path: folder, locale: 'en' }] } }).locale('en');
    const own = { ...site('en'), content };
    expect(listPages(own, 'tournaments').map(({ identity }) => identity)).toEqual(['top-100']);
    expect(loadArticle(own, 'tournaments', 'top-100').title).toBe('Top 100');
    expect(() => loadArticle(own, 'tournaments', 'top100')).toThrow(notFound);
  });

  it('keeps links of a page in the locale that shows it', () => {
    expect(loadArticle(site('en'), 'static', 'terms').html).toContain('href="/static/payments"');
    expect(loadArticle(site('de'), 'static', 'terms').html).toContain('href="/de/static/payments"');
  });

  it('[SHELL-02] shows the default locale’s page where a locale has none, and says in which language it is', () => {
    const { title, lang, html } = loadArticle(site('kk'), 'static', 'terms');
    expect([title, lang]).toEqual(['Terms', 'en']);
    expect(html).toContain('href="/kk/static/payments"');
  });
});
