import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { AuthResponse } from '@verdigale/contract';
import { createClient, type CallFunction } from '@verdigale/client';

/** A person who has an account. */
export interface Player {
  email: string;
  password: string;
  accessToken: string;
  profile: AuthResponse['profile'];
  /** Makes calls as this player. */
  call: CallFunction;
}

/** A message that the stand-in inbox received. */
export interface Message {
  subject: string;
  text: string;
}

export interface Registration {
  email?: string;
  password?: string;
  country?: string;
  currency?: string;
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
  /** The newest message to this address, waiting for it to arrive. */
  readInbox: (address: string) => Promise<Message>;
  /** Fails when axe finds a violation of WCAG 2.2 A or AA on the page. */
  expectAccessible: (page: Page) => Promise<void>;
}

const sandboxUrl = process.env.E2E_SANDBOX_URL!;
let made = 0;

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
    await use((registration) => register(baseURL!, registration));
  },

  signInAs: async ({ context, baseURL }, use) => {
    await use((player) => addToken(context, baseURL!, player));
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
    await use(async (page) => {
      const findings = async () => {
        await settle(page);
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
        return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.target.join(' ')) }));
      };
      // Asked again while something came in meanwhile: what is half faded in has no true contrast.
      await expect.poll(findings).toEqual([]);
    });
  },
});

export { expect };

/** Waits until nothing moves but what moves for ever (a spinner). */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** An address that no other test of the run has. */
export function newEmail(): string {
  return `player-${process.env.TEST_PARALLEL_INDEX ?? 0}-${Date.now()}-${made++}@example.org`;
}

/** A German mobile number that no other test of the run has, in digits with the calling code. */
export function newPhone(): string {
  const unique = `${process.env.TEST_PARALLEL_INDEX ?? 0}${String(Date.now()).slice(-6)}${String(made++ % 10)}`;
  return `49151${unique}`;
}

async function register(baseUrl: string, registration: Registration = {}): Promise<Player> {
  const { email = newEmail(), password = 'a long enough secret 7', country = 'DE', currency = 'EUR' } = registration;
  // The fields are data of the platform, so the contract knows them by no name.
  const body: object = { email, password, password_confirmation: password, country, currency, agreements: true };
  const { data } = await createClient({ baseUrl }).call('player.register', { body });
  const { accessToken, profile } = data;
  return { email, password, accessToken, profile, call: callAs(baseUrl, accessToken) };
}

function callAs(baseUrl: string, accessToken: string): CallFunction {
  let token = accessToken;
  const lock = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const saveToken = (next: string) => void (token = next);
  return createClient({ baseUrl, session: { getToken: () => token, saveToken, onSessionEnded: () => undefined, lock } }).call;
}

async function addToken(context: BrowserContext, baseUrl: string, { accessToken }: Player): Promise<void> {
  await context.addCookies([{ name: 'access_token', value: accessToken, url: baseUrl, sameSite: 'Lax' }]);
}
