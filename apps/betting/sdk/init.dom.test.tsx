import { expect, it, onTestFinished } from 'vitest';

it('names its frame in the language of the page that it stands in', async () => {
  const script = document.createElement('script');
  script.setAttribute('src', 'http://localhost:3000/sportsbook-client/assets/sdk/init.js');
  document.body.innerHTML = '<section id="place" aria-label="Sportwetten"></section>';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'currentScript');
    document.body.replaceChildren();
  });
  await import('./init.js');
  const BetSdk = Reflect.get(window, 'BetSdk') as new (options: object) => { init(): void };
  new BetSdk({ containerId: 'place', width: '100%', height: '100%' }).init();
  expect(document.querySelector('iframe')!.title).toBe('Sportwetten');
});
