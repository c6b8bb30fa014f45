import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallFunction } from '@verdigale/client';
import type { ReactElement } from 'react';
import { UiTextsProvider } from '@verdigale/ui/ui-texts';
import { ApiContext, createApi, createQueries } from '#client/api/api.ts';
import { uiTexts } from '#client/ui-texts.ts';
import { StartContext } from '#client/start/start-context.ts';
import { createText, TextContext } from '#client/texts/texts.ts';
import en from '../../texts/en.json' with { type: 'json' };

interface Options {
  isPlayer?: boolean;
  /** What a call meets that a part makes; without a server each fails as it does without a connection. */
  call?: CallFunction;
}

/** Shows a part as the client would, in English. What it would ask for is put into `queries` first. */
export function renderClient(part: ReactElement, { isPlayer = true, call = createApi(null) }: Options = {}) {
  const queries = createQueries(() => undefined);
  const text = createText(en);
  const asked = { signIn: 0 };
  const start = { isPlayer, locale: 'en', askSignIn: () => void (asked.signIn += 1), siteOrigin: 'https://play.test' };
  const around = (inside: ReactElement) => (
    <TextContext value={text}>
      <UiTextsProvider value={uiTexts(text, 'en')}>
        <StartContext value={start}>
          <ApiContext value={call}>
            <QueryClientProvider client={queries}>{inside}</QueryClientProvider>
          </ApiContext>
        </StartContext>
      </UiTextsProvider>
    </TextContext>
  );
  const show = () => {
    const { rerender } = render(around(part));
    return { rerender: (next: ReactElement) => rerender(around(next)) };
  };
  return { queries, show, asked, user: userEvent.setup(), screen };
}
