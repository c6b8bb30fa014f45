import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBrand } from './load.ts';
import { base, brands, faults, game, laidOver, whole } from './testing.ts';

describe('a brand over another one', () => {
  it('takes over whatever it does not say', async () => {
    const { name, supportEmail, catalogue, registration } = await laidOver({ registration: { phone: false } });
    expect([name, supportEmail]).toEqual(['Child', 'help@base.example']);
    expect(catalogue).toEqual(whole.catalogue);
    expect(registration).toEqual({ ...whole.registration, phone: false });
  });

  it('replaces a list as a whole', async () => {
    const { stakes } = await laidOver({ stakes: [{ amount: '5', currency: 'USD' }] });
    expect(stakes).toEqual([{ amount: '5', currency: 'USD' }]);
  });

  it('chooses games by collection or by studio, and has no empty row left', async () => {
    const names = ({ catalogue: { games, providers, collections } }: Awaited<ReturnType<typeof loadBrand>>) =>
      [games, providers, collections].map((list) => list.map(({ identity }) => identity).join());
    expect(names(await laidOver({ catalogue: { collections: ['hot'] } }))).toEqual(['a,c', 'one,two', 'hot']);
    expect(names(await laidOver({ catalogue: { providers: ['one'] } }))).toEqual(['a', 'one', 'slots,hot']);
    expect(names(await laidOver({ catalogue: { games: ['b'] } }))).toEqual(['b', 'two', 'slots']);
    const own = await laidOver({ catalogue: { collections: ['slots'], games: [game('own', 'one', ['slots']), 'a'] } });
    expect(names(own)).toEqual(['own,a', 'one', 'slots']);
    expect(own.catalogue.games[1]!.collections).toEqual(['slots']);
  });

  it('serves its own locales only, and so do countries and demo players', async () => {
    const { settings, texts, messages, demoPlayers } = await laidOver({ settings: { locales: ['de', 'en'], currencies: ['EUR'] } });
    expect(settings.locales.map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ['de', false],
      ['en', true],
    ]);
    expect([Object.keys(texts), Object.keys(messages)]).toEqual([
      ['de', 'en'],
      ['de', 'en'],
    ]);
    expect(settings.countries.map((each) => [each.code, each.locale].join())).toEqual(['DE,de', 'FR,en', 'CA,en']);
    expect(demoPlayers.map((player) => [player.currency, player.locale].join())).toEqual(['EUR,en']);
  });

  it('[SHELL-05] says alone where nobody may play', async () => {
    const restricted = async (settings: object) =>
      (await laidOver({ settings, demoPlayers: [] })).settings.countries.filter(({ isRestricted }) => isRestricted).map(({ code }) => code);
    expect(await restricted({})).toEqual(['FR']);
    expect(await restricted({ restrictedCountries: ['DE', 'CA'] })).toEqual(['DE', 'CA']);
    expect(await restricted({ countries: ['DE', 'CA'] })).toEqual([]);
    expect(await faults(laidOver({ settings: { restrictedCountries: ['XX'] } }))).toEqual([
      'child/brand.ts: settings.restrictedCountries.0 "XX" is not in settings.countries',
    ]);
  });

  it('drops the ways of withdrawals that its methods do not allow', async () => {
    const { withdrawals } = await laidOver({ paymentMethods: ['card.in', 'card.out', 'coin.in'] });
    expect(withdrawals.ways).toEqual([{ deposit: 'card.in', withdrawal: 'card.out' }]);
  });

  it('goes on through a brand that extends another one', async () => {
    const root = brands({
      base,
      middle: {
        'brand.ts': { extends: 'base', name: 'Middle', stakes: [] },
        'theme.css': '@layer brand { :root { --color-accent: #ff0000; } }',
      },
      top: { 'brand.ts': { extends: 'middle', name: 'Top' } },
    });
    const { name, stakes, themes, palette } = await loadBrand('top', root);
    expect([name, stakes]).toEqual(['Top', []]);
    expect(palette.light).toMatchObject({ accent: '#ff0000', ground: '#ffffff' });
    expect(palette.dark).toMatchObject({ accent: '#ff0000', ground: '#000000' });
    expect(themes.map((file) => relative(root, file))).toEqual(['base/theme.css', 'middle/theme.css']);
  });
});

describe('texts', () => {
  it('[SHELL-02] fall back brand by brand, and in each brand locale by locale', async () => {
    const settings = { locales: ['fr', 'de'] };
    const root = brands({
      base,
      child: { 'brand.ts': { extends: 'base', name: 'Child', defaultLocale: 'de', settings } },
    });
    const { texts } = await loadBrand('child', root);
    const shown = (code: string) => texts[code]!.map(({ path }) => relative(root, path).replace('/content/', ' '));
    expect(shown('fr')).toEqual(['child fr', 'child de', 'base fr', 'base de', 'base en']);
    expect(shown('de')).toEqual(['child de', 'base de', 'base en']);
  });

  it('[SHELL-02] take a message whole: what the brand says in its default locale comes before its parent’s translation', async () => {
    const message = (text: string) => ({ welcome: { subject: `${text} {brandName}`, text } });
    const root = brands({
      base: {
        ...base,
        'content/en/messages.json': { ...message('Welcome'), code: { text: '{code} for {supportEmail}' } },
        'content/de/messages.json': { ...message('Willkommen'), code: { text: '{code} an {supportEmail}' } },
      },
      child: { 'brand.ts': { extends: 'base', name: 'Child' }, 'content/en/messages.json': { welcome: { text: 'Hi' } } },
    });
    expect((await loadBrand('base', root)).messages.de).toMatchObject({ welcome: { subject: 'Willkommen Base', text: 'Willkommen' } });
    const { messages } = await loadBrand('child', root);
    expect(messages.de).toEqual({ welcome: { text: 'Hi' }, code: { text: '{code} an help@base.example' } });
    expect(messages.en!.code).toEqual({ text: '{code} for help@base.example' });
  });
});
