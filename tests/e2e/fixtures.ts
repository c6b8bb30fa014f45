import { expect, test as base, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { depositAndWait } from './payments.ts';
import { addToken, registerPlayer, type Player, type Registration } from './player.ts';

/** A message that the stand-in inbox received. */
export interface Message {
  subject: string;
  text: string;
}

interface Fixtures {
  /** What a test expects to read in the console; anything else there fails it. */
  expectedConsoleErrors: RegExp[];
  /** Watches the console of every page and frame. */
  quietConsole: void;
  /** Registers a player of his own for the test, through the public calls. */
  createPlayer: (registration?: Registration) => Promise<Player>;
  /** Signs a player in as if he had been here before; the next page that opens is his. */
  signInAs: (player: Player) => Promise<void>;
  /** A new player, signed in; with `deposit`, so many main units came by card before. */
  signInNew: (registration?: Registration & { deposit?: number }) => Promise<Player>;
  /** The newest message to this address, waiting for it to arrive. */
  readInbox: (address: string) => Promise<Message>;
  /** Fails when axe finds a violation of WCAG 2.2 A or AA on the page. */
  expectAccessible: (page: Page) => Promise<void>;
}

const sandboxUrl = process.env.E2E_SANDBOX_URL!;

export const test = base.extend<Fixtures>({
  expectedConsoleErrors: [[], { option: true }],

  quietConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use();
      expect(errors.filter((text) => !expectedConsoleErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  createPlayer: async ({ baseURL }, use) => {
    await use((registration) => registerPlayer(baseURL!, registration));
  },

  signInAs: async ({ context, baseURL }, use) => {
    await use((player) => addToken(context, baseURL!, player));
  },

  signInNew: async ({ createPlayer, signInAs }, use) => {
    await use(async ({ deposit, ...registration } = {}) => {
      const player = await createPlayer(registration);
      if (deposit) await depositAndWait(player, deposit);
      await signInAs(player);
      return player;
    });
  },

  readInbox: async ({ request }, use) => {
    await use(async (address) => {
      let messages: Message[] = [];
      await expect
        .poll(async () => {
          const answer = await request.get(`${sandboxUrl}/inbox/messages.json`, { params: { to: address } });
          messages = ((await answer.json()) as { data: Message[] }).data;
          return messages.length;
        }, `a message to ${address}`)
        .toBeGreaterThan(0);
      return messages[0]!;
    });
  },

  expectAccessible: async ({}, use) => {
    await use(expectAccessible);
  },
});

export { expect };
export { newEmail, newPhone, type Player } from './player.ts';

/** For `test.use()`: animations run as for a player who has nothing against them. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
