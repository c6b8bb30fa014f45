import { Agent, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { registrationForm, startTestServer } from '../conformance/test-server.ts';
import { operationsOf, type Document } from './description.ts';
import { createJudge, type Answer } from './judge.ts';
import { Known } from './known.ts';
import { requestsFor, type FuzzRequest } from './requests.ts';

export interface FuzzReport {
  requests: number;
  seconds: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** Each kind once, with how often it was seen and the first request that showed it. */
  faults: string[];
  /** Calls that never answered with success. */
  refused: string[];
  /** What is wrong with the books at the end. */
  books: unknown[];
}

const together = 8;
const password = 'three quiet otters';
const operatorKey = 'the-key-of-an-operator-long-enough';

/** Sends requests that are made from the platform's own description, and holds the answers against it. The seed decides the requests. */
export async function fuzz({ seed, count }: { seed: number; count: number }): Promise<FuzzReport> {
  const from = Date.now();
  const server = await startTestServer({ operatorKey });
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const send = (request: Pick<FuzzRequest, 'method' | 'url' | 'headers' | 'payload'>) => sendTo(server.url, agent, request);
  const document = JSON.parse(
    (await send({ method: 'GET', url: '/operator/docs/json', headers: { authorization: `Bearer ${operatorKey}` }, payload: undefined }))
      .body,
  ) as Document;
  const judge = createJudge(document);
  const known = new Known(likely);
  let token = '';
  let form = registrationForm();
  const statuses: Record<string, number> = {};
  const done = new Set<FuzzRequest['operation']>();
  const faults = new Map<string, { times: number; first: string }>();
  const operations = operationsOf(document);
  const requests = fc.constantFrom(...operations).chain((operation) => requestsFor(operation, known, () => token));

  const post = (url: string, body: object) =>
    send({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) });

  /** As the same player, whose things are known; as another one when the password is another by now. */
  async function signIn(): Promise<void> {
    let answer = await post('/api/player/sessions', { login: form.email, password });
    // A machine with much else to do has to be asked again.
    for (let tries = 0; answer.status !== 200 && tries < 10; tries += 1) {
      form = registrationForm();
      answer = await post('/api/player/register', form);
      known.add('login', String(form.email));
    }
    if (answer.status !== 200) throw new Error(`nobody is registered: ${answer.status} ${answer.body}`);
    token = (JSON.parse(answer.body) as { data: { accessToken: string } }).data.accessToken;
  }

  function take(request: FuzzRequest, answer: Answer): void {
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 200 && answer.type.startsWith('application/json')) known.learn(JSON.parse(answer.body), request.operation.path);
    if (answer.status < 400) done.add(request.operation);
    const fault = judge(request, answer);
    if (fault === null) return;
    const name = `${request.operation.method} ${request.operation.path} ${fault}`;
    const seen = faults.get(name) ?? {
      times: 0,
      first: `${request.url} ${JSON.stringify(request.headers)} ${request.payload ?? ''}`.slice(0, 1_500),
    };
    faults.set(name, { ...seen, times: seen.times + 1 });
  }

  try {
    await signIn();
    for (let sent = 0; sent < count; sent += together) {
      const batch = fc.sample(requests, { seed: seed + sent, numRuns: Math.min(together, count - sent) });
      const answers = await Promise.all(batch.map(send));
      for (const [n, answer] of answers.entries()) take(batch[n]!, answer);
      // The session was ended, by a request or as a consequence of one.
      if (answers.some(({ status }, n) => status === 401 && batch[n]!.isSignedIn)) await signIn();
    }
    return {
      requests: count,
      seconds: (Date.now() - from) / 1000,
      statuses,
      faults: [...faults].map(([name, { times, first }]) => `${name} (${times} times)\n    ${first}`),
      refused: operations.filter((each) => !done.has(each)).map(({ method, path }) => `${method} ${path}`),
      books: await server.checkBooks(),
    };
  } finally {
    agent.destroy();
    await server.close();
  }
}

/** What no answer shows, and what there is to choose from. */
const likely = {
  agreements: [1],
  amount: [10, 25, 25, 100, 5],
  birthdate: ['1990-05-17'],
  bonusCode: [null],
  cpf_number: [null],
  currency: ['EUR', 'EUR', 'EUR', 'EUR', 'USD', 'BTC', 'XYZ'],
  country: ['DE', 'DE', 'DE', 'DE', 'JP', 'GB'],
  currentPassword: [password],
  email: [...Array(500).keys()].map((n) => `somebody-${n}@mail.test`),
  gender: [1, 2],
  lobbyUrl: ['https://mirror.test/'],
  locale: ['en', 'de'],
  method: ['sandbox.deposit.card', 'sandbox.deposit.card', 'sandbox.deposit.bank', 'sandbox.withdrawal.bank'],
  nickname: ['Ann'],
  nationality: ['DE'],
  newPassword: [password],
  password: [password],
  password_confirmation: [password],
  phone: [...Array(500).keys()].map((n) => `49151234${10_000 + n}`),
  provider: ['sandbox', 'northlight', 'verdigale-studio', 'sumsub', 'telegram'],
  redirectErrorUrl: ['https://mirror.test/?e'],
  redirectSuccessUrl: ['https://mirror.test/?s'],
  redirectUrl: ['https://mirror.test/?p'],
  receiveEmailPromo: [true, false],
  receiveSmsPromo: [true, false],
  repeatNewPassword: [password],
};

function sendTo(
  base: string,
  agent: Agent,
  { method, url, headers, payload }: Pick<FuzzRequest, 'method' | 'url' | 'headers' | 'payload'>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
    const request = httpRequest(base + url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body: Buffer.concat(parts).toString() }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(payload);
  });
}
