import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { openOperatorDesk, type OpenedDesk } from './desk.ts';

let platform: TestPlatform;
let desk: OpenedDesk;
let player = '';
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  desk = openOperatorDesk({ databaseUrl: platform.kernel.db.url, documentsDir: '/nonexistent' });
  player = (await registerTestPlayer(platform)).id;
});
afterAll(async () => {
  await desk.close();
  await platform[Symbol.asyncDispose]();
});

const names = [
  '',
  ' ',
  '%',
  '__proto__',
  "'; drop table player.player; --",
  '1e9',
  '9'.repeat(40),
  '@',
  'a@b',
  '019a1111-1111',
  '019a1111-1111-7111-8111-111111111111',
  'x'.repeat(100_000),
];
const signed = { by: 'ann', reason: 'A look at it' };
const content = { title: 'A', body: 'B' };

/** Whatever an operator names: what does not exist is refused by an entry of the catalogue, and not by the database. */
describe('what there is not', () => {
  const acts: [string, (name: string) => Promise<unknown>][] = [
    ['readDocument', (name) => desk.readDocument(name)],
    ['decideDocument', (name) => desk.decideDocument(name, { isApproved: true })],
    ['notify', (name) => desk.notify(name, content)],
    ['offer', (name) => desk.offer(name, content)],
    ['changeStatus', (name) => desk.changeStatus(name, 'blocked')],
    ['keepMinorOut', (name) => desk.keepMinorOut(name)],
    ['removeSecondFactor', (name) => desk.removeSecondFactor(name)],
    ['decideIdentity', (name) => desk.decideIdentity(name, true)],
    ['askCorrection', (name) => desk.askCorrection(name, { changes: { lastName: 'Green' }, ...signed })],
    ['askCorrection to', (name) => desk.askCorrection(player, { changes: { birthdate: name }, ...signed })],
    ['askCorrection of', (name) => desk.askCorrection(player, { changes: { [name]: 'Green' }, ...signed })],
    ['decideCorrection', (name) => desk.decideCorrection(name, { isApproved: true, by: 'ben' })],
    ['noteApart', (name) => desk.noteApart(name, 'a@b.test')],
    ['issueLoginToken', (name) => desk.issueLoginToken(name)],
    ['coolOff', (name) => desk.coolOff(name, '1_week')],
    ['coolOff for', (name) => desk.coolOff(player, name)],
    ['restrictToProduct', (name) => desk.restrictToProduct(name, 'casino')],
    ['restrictToProduct to', (name) => desk.restrictToProduct(player, name)],
    ['stop', (name) => desk.stop({ scope: 'player', name, because: 'A look' })],
    ['stop of a game', (name) => desk.stop({ scope: 'game', name, because: 'A look' })],
    ['letGoOn', (name) => desk.letGoOn({ scope: 'player', name, because: 'A look' })],
    ['letGoOn of a game', (name) => desk.letGoOn({ scope: 'game', name, because: 'A look' })],
    ['careOf', (name) => desk.careOf(name)],
    ['recordCare', (name) => desk.recordCare(name, { outcome: 'reached', note: 'x', by: 'ann' })],
    ['decideWithdrawal', (name) => desk.decideWithdrawal(name, { isApproved: true })],
    ['payOut', (name) => desk.payOut(name)],
    ['decideWin', (name) => desk.decideWin(name, { isPaid: true })],
    ['markReturned', (name) => desk.markReturned(name, 'by hand')],
    ['retryReturn', (name) => desk.retryReturn(name)],
    ['askAdjustment', (name) => desk.askAdjustment(name, { currency: 'EUR', amount: '1', ...signed })],
    ['askAdjustment of', (name) => desk.askAdjustment(player, { currency: 'EUR', amount: name, ...signed })],
    ['decideAdjustment', (name) => desk.decideAdjustment(name, { isApproved: true, by: 'ben' })],
    ['campaign', (name) => desk.campaign(name)],
    ['campaignCost', (name) => desk.campaignCost(name)],
    ['publishCampaign', (name) => desk.publishCampaign(name)],
    ['stopCampaign', (name) => desk.stopCampaign(name)],
    ['giveBonus', (name) => desk.giveBonus(name, 'CODE', 'ref')],
    ['giveBonus of', (name) => desk.giveBonus(player, name, 'ref')],
    ['quest', (name) => desk.quest(name)],
    ['stopQuest', (name) => desk.stopQuest(name, { isEnded: true })],
    ['resumeQuest', (name) => desk.resumeQuest(name)],
    ['questsOf', (name) => desk.questsOf(name)],
    ['tournament', (name) => desk.tournament(name)],
    ['withdrawTournament', (name) => desk.withdrawTournament(name)],
    ['askRuling', (name) => desk.askRuling({ kind: 'void', eventId: name, market: null, ends: null, ...signed })],
    ['decideRuling', (name) => desk.decideRuling(name, { isApproved: true, by: 'ben' })],
    ['setWinLimit', (name) => desk.setWinLimit({ eventId: name, market: '*', specifiers: '*', mostWin: '1', ...signed })],
    ['setStakeFactor', (name) => desk.setStakeFactor(name, { factor: '1', ...signed })],
    ['setStakeFactor to', (name) => desk.setStakeFactor(player, { factor: name, ...signed })],
    ['closeReview', (name) => desk.closeReview(name, signed)],
    ['addStaffKey', (name) => desk.addStaffKey({ name: 'ann', print: name, by: null })],
    ['addStaffKey of', (name) => desk.addStaffKey({ name, print: 'print', by: null })],
    ['approveStaffKey', (name) => desk.approveStaffKey({ print: name, by: 'ben' })],
    ['endStaffKey', (name) => desk.endStaffKey({ print: name, by: 'ben' })],
  ];

  it.each(acts)('%s refuses it', async (_, act) => {
    const taken: unknown[] = [];
    for (const name of names) {
      const end = await act(name).then(
        () => 'taken',
        (error: unknown) => (error instanceof AppError && error.status < 500 ? 'refused' : String(error).slice(0, 60)),
      );
      if (end !== 'refused') taken.push([name.slice(0, 40), end]);
    }
    expect(taken).toEqual([]);
  });
});
