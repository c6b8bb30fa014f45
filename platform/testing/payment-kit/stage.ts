import { askSilentProvider } from '../../flows/settle-invoice/ask-provider.ts';
import { sendBack } from '../../flows/held-money/send-back.ts';
import { payOut } from '../../flows/withdraw/pay-out.ts';
import { seedMethods } from '#modules/payment';
import { openHeld } from '#modules/risk';
import { checkBooks } from '#modules/wallet';
import { paymentProvider, type PaymentProvider } from '#partners/payment/index.ts';
import { testConfig } from '../config.ts';
import { createTestPlatform, registerTestPlayer, type FakeClock } from '../index.ts';
import type { DriverContext, ProviderDriver, Sent } from './driver.ts';
import { openGate, type Gate } from '../gate.ts';
import { Payer } from './payer.ts';

/** Another provider, with the same secrets. */
const otherProvider = 'other-provider';

export interface Answer {
  status: number;
  code: number | undefined;
}

/** The platform with one provider behind a gate, on a clock that the test moves. */
export interface Stage<Driver extends ProviderDriver = ProviderDriver> {
  driver: Driver;
  gate: Gate;
  clock: FakeClock;
  /** The adapter itself, as the platform has it. */
  adapter: PaymentProvider;
  newPayer(): Promise<Payer>;
  /** Delivers a callback to the provider's endpoint, or to another one's. */
  deliver(sent: Sent, endpoint?: 'own' | 'other' | 'none'): Promise<Answer>;
  /** The job that asks a provider which has not reported. */
  askProvider(reference: string): Promise<void>;
  payOut(reference: string): Promise<void>;
  /** The job that has the provider send a held deposit back. */
  sendBack(reference: string): Promise<void>;
  /** Why a held deposit waits for an operator; undefined while it does not. */
  waiting(reference: string): Promise<string | undefined>;
  checkBooks(): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openStage<Driver extends ProviderDriver>(
  openDriver: (context: DriverContext) => Promise<Driver>,
): Promise<Stage<Driver>> {
  const partners = { ...testConfig('').partners, payment: {} };
  const platform = await createTestPlatform({ partners });
  const { kernel, clock, app } = platform;
  const driver = await openDriver({ databaseUrl: kernel.config.databaseUrl, clock });
  const gate = await openGate(driver.url);
  const connection = driver.connect(gate.url);
  Object.assign(kernel.config.partners.payment, { [driver.identity]: connection, [otherProvider]: connection });
  await seedMethods(kernel.db, driver.methods);
  // Jobs are queued but not run: the tests decide what happens when.
  await platform.start({ work: false });
  const identities = { own: driver.identity, other: otherProvider, none: 'nobody' };
  return {
    driver,
    gate,
    clock,
    adapter: paymentProvider(kernel, driver.identity),
    async newPayer() {
      return new Payer(platform, driver, await registerTestPlayer(platform, { currency: driver.deposit.currency }));
    },
    async deliver({ headers, body }, endpoint = 'own') {
      const url = `/partners/payments/${identities[endpoint]}/callback`;
      const response = await app.inject({ method: 'POST', url, headers, payload: body });
      return { status: response.statusCode, code: response.json<{ error?: { code: number } }>().error?.code };
    },
    askProvider: (invoiceId) => askSilentProvider(kernel, { invoiceId, turn: 0 }),
    payOut: (invoiceId) => payOut(kernel, invoiceId),
    async sendBack(reference) {
      const held = await kernel.db.all(openHeld());
      for (const { id, subjectId } of held) if (subjectId === reference) await sendBack(kernel, { heldId: id, turn: 0 });
    },
    async waiting(reference) {
      return (await kernel.db.all(openHeld())).find(({ subjectId, status }) => subjectId === reference && status === 'waiting')?.note;
    },
    checkBooks: () => checkBooks(kernel.db),
    async close() {
      await gate.close();
      await driver.close();
      await platform[Symbol.asyncDispose]();
    },
  };
}
