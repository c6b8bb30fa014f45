import { QueryClientProvider } from '@tanstack/react-query';
import { UiTextsProvider } from '@verdigale/ui/ui-texts';
import { useEffect, useState } from 'react';
import { ApiContext, createApi, createQueries } from './api/api.ts';
import { App } from './app.tsx';
import { betsKey, noteTold } from './bets/use-bets.ts';
import { SessionOver } from './shell/session-over.tsx';
import type { StartOptions } from './start/page-messages.ts';
import type { PagePort } from './start/page-port.ts';
import { StartContext } from './start/start-context.ts';
import { TextContext, type Text } from './texts/texts.ts';
import { uiTexts } from './ui-texts.ts';

interface Props {
  readonly options: StartOptions;
  readonly page: PagePort;
  readonly text: Text;
}

/** Everything that parts find around them. */
export function Root({ options: { token, lang }, page, text }: Props) {
  const [isOver, setOver] = useState(false);
  const [api] = useState(() => createApi(token));
  const [queries] = useState(() => createQueries(() => setOver(true)));
  useEffect(
    () =>
      page.onBetsChanged(() => {
        noteTold();
        void queries.invalidateQueries({ queryKey: betsKey });
      }),
    [page, queries],
  );
  const start = { isPlayer: token !== null, locale: lang, askSignIn: () => page.askSignIn(), siteOrigin: page.origin() };
  return (
    <TextContext value={text}>
      <UiTextsProvider value={uiTexts(text, lang)}>
        <StartContext value={start}>
          <ApiContext value={api}>
            <QueryClientProvider client={queries}>
              {isOver && <SessionOver />}
              <App />
            </QueryClientProvider>
          </ApiContext>
        </StartContext>
      </UiTextsProvider>
    </TextContext>
  );
}
