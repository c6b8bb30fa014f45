import '@verdigale/ui/first.css';
import '@verdigale/ui/styles.css';
import { directionOf } from '@verdigale/language';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './root.tsx';
import { followPage, openRouter } from './route/router.ts';
import { followOtherTabs } from './settings/stored.ts';
import { openPlacing } from './slip/place-store.ts';
import type { StartOptions } from './start/page-messages.ts';
import { openPagePort } from './start/page-port.ts';
import { loadTexts } from './texts/texts.ts';

const root = createRoot(document.getElementById('root')!);
const page = openPagePort((options) => void start(options), followPage);
openRouter(page.tellRoute);
followOtherTabs();

async function start(options: StartOptions): Promise<void> {
  const { account, lang, theme, customStyles } = options;
  const html = document.documentElement;
  const { dataset } = html;
  html.lang = lang;
  html.dir = directionOf(lang);
  if (theme === 'dark' || theme === 'light') dataset['theme'] = theme;
  if (customStyles) addStyles(customStyles);
  openPlacing(account);
  const text = await loadTexts(lang);
  document.title = text('title');
  delete dataset['waiting'];
  root.render(
    <StrictMode>
      <Root options={options} page={page} text={text} />
    </StrictMode>,
  );
}

function addStyles(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
