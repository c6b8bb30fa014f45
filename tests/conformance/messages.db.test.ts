import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openHouse, registrationForm, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('welcomes a new player by mail, once', async () => {
  const form = registrationForm();
  const response = await fetch(`${house.url}/api/player/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  expect(response.status).toBe(200);
  const inbox = async () => {
    const answer = await fetch(`${house.sandboxUrl}/inbox/messages.json?to=${encodeURIComponent(String(form.email))}`);
    return ((await answer.json()) as { data: object[] }).data;
  };
  await vi.waitFor(async () => expect(await inbox()).toHaveLength(1), { timeout: 10_000, interval: 100 });
  expect((await inbox())[0]).toMatchObject({ channel: 'mail', subject: expect.stringMatching(/^Welcome, /) as string });
});

it('the stand-in takes no message that the platform did not sign', async () => {
  const body = JSON.stringify({ id: 'm', channel: 'mail', to: 'a@b.test', subject: 's', text: 't' });
  const answer = await fetch(`${house.sandboxUrl}/inbox/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(401);
});
