import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '#kernel';
import { read } from '../testing.ts';
import type { OutgoingMessage } from './port.ts';
import { smsGateway as toGateway } from './sms-gateway/index.ts';
import { smtp as bySmtp } from './smtp/index.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

interface Mail {
  from: string;
  to: string[];
  content: string;
}

/** A mail server of its own for one test; `mails` is what it accepted. */
async function mailServer({ auth }: { auth?: { user: string; pass: string } } = {}): Promise<{ port: number; mails: Mail[] }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(auth ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === auth?.user && password === auth?.pass ? done(null, { user: username }) : done(new Error(`no entry for ${username}`)),
    onRcptTo: ({ address }, _, done) => done(address.startsWith('nobody') ? new Error(`<${address}> unknown here`) : null),
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content,
        });
        done();
      });
    },
  });
  // A client that gives up shows here too; the test looks at what the client says.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closings.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port: (server.server.address() as { port: number }).port, mails };
}

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** An SMS gateway of its own for one test. */
async function smsGateway(status = 202): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url, headers: request.headers, body: JSON.parse(body) });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{"to":"+4915123456789"}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/v1/send`, received };
}

const mail: OutgoingMessage = {
  id: 'fact-7',
  channel: 'mail',
  to: 'ann@mail.test',
  subject: 'Grüße, ۱۲۳',
  text: 'Zeile 1\n.\nhttp://x.test/verify/a',
};
const sms: OutgoingMessage = { id: 'code-7', channel: 'sms', to: '4915123456789', subject: '', text: '123456 ist dein Code' };

it('a mail leaves over SMTP: sender, recipient, subject, text, and an id that repeats with the message', async () => {
  const { port, mails } = await mailServer({ auth: { user: 'brand', pass: 'p@ss' } });
  const { partners, problems } = read({
    SMTP_URL: `smtp://brand:p%40ss@127.0.0.1:${port}`,
    MAIL_FROM: 'The Brand <hello@brand.test>',
    INBOX_URL: 'https://inbox.invalid',
    INBOX_SECRET: 'never used',
  });
  expect(problems).toEqual([]);
  await partners.mail!.open(systemClock).send(mail);
  expect(mails).toHaveLength(1);
  const [{ from, to, content }] = mails as [Mail];
  expect([from, to]).toEqual(['hello@brand.test', ['ann@mail.test']]);
  expect(content).toMatch(/^From: The Brand <hello@brand\.test>\r?$/m);
  expect(content).toMatch(/^Message-ID: <fact-7@brand\.test>\r?$/m);
  expect(content).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(content).toContain('http://x.test/verify/a');
});

it('an address is one recipient, whatever stands in it', async () => {
  const { port, mails } = await mailServer();
  const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'hello@brand.test' };
  await bySmtp(smtp)
    .open(systemClock)
    .send({ ...mail, to: 'a@mail.test', subject: 'x\r\nBcc: b@mail.test' });
  expect(mails.map(({ to }) => to)).toEqual([['a@mail.test']]);
  expect(mails[0]!.content).not.toMatch(/^Bcc:/m);
});

it('what the mail server refuses is thrown, without the address or the password', async () => {
  const { port } = await mailServer({ auth: { user: 'brand', pass: 'right' } });
  const send = (user: string, to: string) =>
    bySmtp({ url: `smtp://${user}@127.0.0.1:${port}`, from: 'hello@brand.test' })
      .open(systemClock)
      .send({ ...mail, to });
  for (const [user, to] of [
    ['brand:wrong', 'ann@mail.test'],
    ['brand:right', 'nobody@mail.test'],
  ] as const) {
    const error = await send(user, to).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).toMatch(/^the mail server refused: E\w+$/);
    expect(String(error?.stack) + String(error?.cause)).not.toMatch(/wrong|right|mail\.test/);
  }
});

it('a text message leaves to the SMS gateway: token, id, number with plus, text', async () => {
  const { url, received } = await smsGateway();
  const { partners } = read({ SMS_URL: url, SMS_TOKEN: 'gateway token', INBOX_URL: 'https://inbox.invalid', INBOX_SECRET: 'never used' });
  await partners.sms!.open(systemClock).send(sms);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: '/v1/send',
    headers: { authorization: 'Bearer gateway token', 'idempotency-key': 'code-7', 'content-type': 'application/json' },
    body: { id: 'code-7', to: '+4915123456789', text: '123456 ist dein Code' },
  });
});

it.each([400, 500, 302])('an answer of %i from the SMS gateway is no delivery, and its words are not repeated', async (status) => {
  const { url, received } = await smsGateway(status);
  const error = await toGateway({ url, token: 't' })
    .open(systemClock)
    .send(sms)
    .catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).not.toContain('49151');
  expect(received).toHaveLength(1);
});
