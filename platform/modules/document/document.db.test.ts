import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '@verdigale/migrate';
import { sql } from '#testing/sql.ts';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { decideDocument, listPendingDocuments } from './decide-document.ts';
import { deleteDocument, readDocument } from './own-documents.ts';
import { maxDocuments, uploadDocument } from './upload-document.ts';
import type { Answer } from '#testing/calls.ts';

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdigale-documents-'));
  platform = await createTestPlatform({ documentsDir: folder });
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex');

type Parts = Record<string, string | { name: string; bytes: Buffer }>;

function form(parts: Parts): { payload: Buffer; type: string } {
  const pieces = Object.entries(parts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`, value, '\r\n']
      : [
          `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${value.name}"\r\ncontent-type: image/png\r\n\r\n`,
          value.bytes,
          '\r\n',
        ],
  );
  return { payload: Buffer.concat([...pieces, '--b--\r\n'].map((piece) => Buffer.from(piece))), type: 'multipart/form-data; boundary=b' };
}

async function upload(headers: TestPlayer['headers'], parts: Parts): Promise<Answer<'player.documents.upload'>> {
  const { payload, type } = form(parts);
  const response = await platform.app.inject({
    method: 'POST',
    url: '/api/player/documents',
    headers: { ...headers, 'content-type': type },
    payload,
  });
  return { status: response.statusCode, ...response.json<Omit<Answer<'player.documents.upload'>, 'status'>>() };
}

const listed = async ({ call }: TestPlayer) => (await call('player.documents.list')).data;
const open = (id: string, { call }: TestPlayer) => call('player.documents.get', { params: { id } });
const remove = (id: string, { call }: TestPlayer) => call('player.documents.delete', { params: { id } });

const passport = { type: 'identity_front', file: { name: 'pass.png', bytes: png } };

describe('[CALL-05] documents', () => {
  it('[PROFILE-03] are taken by what they are, listed for their owner, and wait to be looked at', async () => {
    const [ann, ben] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
    // What a client has no say in is passed over.
    const { status, data } = await upload(ann.headers, { ...passport, status: '1' });
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(String),
      fileName: 'pass.png',
      type: 'identity_front',
      status: 2,
      createdAt: platform.clock.now().toISOString(),
      rejectReason: null,
    });
    // Whatever it is called, and wherever its kind stands in the form.
    expect((await upload(ann.headers, { file: { name: '../../etc/pass\u202egnp.exe', bytes: pdf }, type: 'address' })).data.fileName).toBe(
      'passgnp.exe',
    );
    expect((await upload(ann.headers, { type: 'other', file: { name: '', bytes: jpg } })).data).toMatchObject({ fileName: 'file' });
    expect((await listed(ann)).map(({ type }) => type)).toEqual(['identity_front', 'address', 'other']);
    expect(await listed(ben)).toEqual([]);
  });

  it('[PROFILE-03] are served to their owner only, to be saved and not to be run', async () => {
    const [ann, ben] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
    const { data } = await upload(ann.headers, passport);
    const url = `/api/player/documents/${data.id}`;
    const answer = await platform.app.inject({ url, headers: ann.headers });
    expect(answer.rawPayload.equals(png)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
    });
    expect((await platform.app.inject({ url, headers: ben.headers })).statusCode).toBe(404);
    expect((await platform.app.inject({ url })).statusCode).toBe(401);
    expect((await remove(data.id, ben)).status).toBe(404);
  });

  it('[PROFILE-03] are deleted with their file, and the rest is answered', async () => {
    const ann = await registerTestPlayer(platform);
    const before = await readdir(folder);
    const first = (await upload(ann.headers, passport)).data;
    const second = (await upload(ann.headers, { ...passport, type: 'identity_back' })).data;
    const { data } = await remove(first.id, ann);
    expect(data.map(({ id }) => id)).toEqual([second.id]);
    expect((await readdir(folder)).length).toBe(before.length + 1);
    expect((await remove(first.id, ann)).status).toBe(404);
    expect((await open('not-an-id', ann)).status).toBe(404);
  });

  it('[PROFILE-03] are found however their id is written', async () => {
    const ann = await registerTestPlayer(platform);
    const { id } = (await upload(ann.headers, passport)).data;
    const url = `/api/player/documents/${id.toUpperCase()}`;
    expect((await platform.app.inject({ url, headers: ann.headers })).statusCode).toBe(200);
    expect(await remove(id.toUpperCase(), ann)).toMatchObject({ status: 200, data: [] });
  });

  it('[PROFILE-03] come without a name from some clients', async () => {
    const { headers } = await registerTestPlayer(platform);
    const head =
      '--b\r\ncontent-disposition: form-data; name="type"\r\n\r\nother\r\n--b\r\ncontent-disposition: form-data; name="file"\r\n';
    const payload = Buffer.concat([
      Buffer.from(`${head}content-type: application/octet-stream\r\n\r\n`),
      png,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const response = await platform.app.inject({
      method: 'POST',
      url: '/api/player/documents',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    });
    expect([response.statusCode, response.json()]).toMatchObject([200, { data: { fileName: 'file' } }]);
  });

  it.each([
    [
      'a text that is called a picture',
      { type: 'other', file: { name: 'a.png', bytes: Buffer.from('<script>alert(1)</script>') } },
      422,
      'file',
    ],
    ['another kind of picture', { type: 'other', file: { name: 'a.png', bytes: Buffer.from('GIF89a\x01\x00\x01\x00') } }, 422, 'file'],
    ['an empty file', { type: 'other', file: { name: 'a.png', bytes: Buffer.alloc(0) } }, 422, 'file'],
    ['no file', { type: 'other' }, 422, 'file'],
    ['no kind', { file: passport.file }, 422, 'type'],
    ['an unknown kind', { ...passport, type: 'passport' }, 422, 'type'],
    ['another file', { ...passport, second: passport.file }, 413, undefined],
  ])('[PROFILE-03] refuses %s and keeps nothing', async (_, parts, status, field) => {
    const ann = await registerTestPlayer(platform);
    const before = (await readdir(folder)).length;
    const answer = await upload(ann.headers, parts);
    expect([answer.status, Object.keys(answer.error?.fields ?? {})[0]]).toEqual([status, field]);
    expect((await readdir(folder)).length).toBe(before);
    expect(await listed(ann)).toEqual([]);
  });

  it.each([
    ['has no boundary', 'multipart/form-data', (whole: Buffer) => whole],
    ['is cut off in its file', 'multipart/form-data; boundary=b', (whole: Buffer) => whole.subarray(0, whole.length - 40)],
    ['is cut off in its head', 'multipart/form-data; boundary=b', (whole: Buffer) => whole.subarray(0, 30)],
    ['is empty', 'multipart/form-data; boundary=b', () => Buffer.alloc(0)],
  ])('[PROFILE-03] refuses a form that %s', async (_, type, change) => {
    const { headers } = await registerTestPlayer(platform);
    const response = await platform.app.inject({
      method: 'POST',
      url: '/api/player/documents',
      headers: { ...headers, 'content-type': type },
      payload: change(form(passport).payload),
    });
    expect([400, 422]).toContain(response.statusCode);
  });

  it('[PROFILE-03] may have 2 MB and not a byte more', async () => {
    const ann = await registerTestPlayer(platform);
    const ofSize = (size: number) => ({
      type: 'other',
      file: { name: 'a.png', bytes: Buffer.concat([png, Buffer.alloc(size - png.length)]) },
    });
    const twoMegabytes = 2_097_152;
    expect((await upload(ann.headers, ofSize(twoMegabytes))).status).toBe(200);
    expect(await upload(ann.headers, ofSize(twoMegabytes + 1))).toMatchObject({ status: 413, error: { code: 1005 } });
  });

  it('[PROFILE-03] are not more than the limit, also when they come at the same time', async () => {
    const ann = await registerTestPlayer(platform);
    const answers = await Promise.all(Array.from({ length: maxDocuments + 3 }, () => upload(ann.headers, passport)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxDocuments);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      error: { code: 11041, fields: { file: [expect.any(String)] } },
    });
  });

  it('need a session before a byte is read, and a form', async () => {
    expect((await upload({ authorization: 'Bearer x' }, passport)).status).toBe(401);
    const ann = await registerTestPlayer(platform);
    const json = await platform.app.inject({
      method: 'POST',
      url: '/api/player/documents',
      headers: ann.headers,
      payload: { type: 'other', file: {} },
    });
    expect(json.statusCode).toBe(400);
  });
});

it('[PROFILE-03] are decided by an operator, who gives a reason when he rejects', async () => {
  const ann = await registerTestPlayer(platform);
  const { id } = (await upload(ann.headers, passport)).data;
  expect((await listPendingDocuments(platform.kernel.db)).map((row) => row.id)).toContain(id);
  await decideDocument(platform.kernel, id, { isApproved: false, reason: 'Too dark to read' });
  expect(await listed(ann)).toMatchObject([{ status: 3, rejectReason: 'Too dark to read' }]);
  await decideDocument(platform.kernel, id, { isApproved: true });
  expect(await listed(ann)).toMatchObject([{ status: 1, rejectReason: null }]);
  expect((await listPendingDocuments(platform.kernel.db)).map((row) => row.id)).not.toContain(id);
  for (const other of ['%%%%%%%%', '019a1111-1111', '']) {
    await expect(decideDocument(platform.kernel, other, { isApproved: true })).rejects.toMatchObject({ reason: 'notFound' });
  }
});

it('[PROFILE-03] are kept once they are approved, and take no room from others', async () => {
  const ann = await registerTestPlayer(platform);
  const { id } = (await upload(ann.headers, passport)).data;
  await decideDocument(platform.kernel, id, { isApproved: true });
  expect(await remove(id, ann)).toMatchObject({ status: 409, error: { code: 11042, fields: { id: [expect.any(String)] } } });
  expect((await platform.app.inject({ url: `/api/player/documents/${id}`, headers: ann.headers })).rawPayload.equals(png)).toBe(true);
  for (let n = 0; n < maxDocuments; n += 1)
    await uploadDocument(platform.kernel, ann.id, { type: 'other', fileName: 'a.png', content: png });
  await decideDocument(platform.kernel, id, { isApproved: false, reason: 'Expired' });
  expect(await remove(id, ann)).toMatchObject({ status: 200 });
});

it('a decision that is sent once more changes nothing, and tells the player nothing again', async () => {
  const { kernel } = platform;
  const ann = await registerTestPlayer(platform);
  const { id } = (await upload(ann.headers, passport)).data;
  const told = async () =>
    (await kernel.db.all(sql`select from kernel.outbox where topic = 'player.document.decided' and player_id = ${ann.id}`)).length;
  const blurred = { isApproved: false, reason: 'Blurred' } as const;
  const first = await decideDocument(kernel, id, blurred);
  platform.clock.advance(60_000);
  expect(await decideDocument(kernel, id, blurred)).toEqual(first);
  expect(await told()).toBe(1);
  await decideDocument(kernel, id, { ...blurred, reason: 'Too dark' });
  await decideDocument(kernel, id, { isApproved: true });
  await decideDocument(kernel, id, { isApproved: true });
  expect(await told()).toBe(3);
});

it('keeps the file of a document whose commit went through unheard', async () => {
  const ann = await registerTestPlayer(platform);
  const { kernel } = platform;
  const transaction: typeof kernel.db.transaction = async (work) => {
    await kernel.db.transaction(work);
    throw new DatabaseUnavailable(new Error('the connection was lost'));
  };
  const unheard = { ...kernel, db: { ...kernel.db, transaction } };
  await expect(uploadDocument(unheard, ann.id, { type: 'other', fileName: 'a.png', content: png })).rejects.toThrow('lost');
  const [document] = await listed(ann);
  const { statusCode, rawPayload } = await platform.app.inject({ url: `/api/player/documents/${document!.id}`, headers: ann.headers });
  expect([statusCode, rawPayload.equals(png)]).toEqual([200, true]);
});

it('a document that another device deletes while it is read is not found; a file that has gone by itself is a fault', async () => {
  const ann = await registerTestPlayer(platform);
  const { kernel } = platform;
  const { db } = kernel;
  const first = (await upload(ann.headers, passport)).data;
  let isDeleted = false;
  const maybe: typeof db.maybe = async (query) => {
    const row = await db.maybe(query);
    if (!isDeleted) await deleteDocument(kernel, ann.id, first.id);
    isDeleted = true;
    return row;
  };
  await expect(readDocument({ ...kernel, db: { ...db, maybe } }, ann.id, first.id)).rejects.toMatchObject({ reason: 'notFound' });
  const second = (await upload(ann.headers, passport)).data;
  const { file } = await db.one(sql<{ file: string }>`select file from document.document where id = ${second.id}`);
  await rm(join(folder, file));
  expect((await open(second.id, ann)).status).toBe(500);
});
