import { askSilentProvider } from '../../flows/settle-invoice/ask-provider.ts';
import { payOut } from '../../flows/withdraw/pay-out.ts';
import { seedMethods } from '#modules/payment';
import { checkBooks } from '#modules/wallet';
import { paymentProvider, type PaymentProvider } from '#partners/payment/index.ts';
import { testConfig } from '../config.ts';
import { createTestPlatform, registerTestPlayer, type FakeClock } from '../index.ts';
import type { DriverContext, ProviderDriver, Sent } from './driver.ts';
import { openGate, type Gate } from '../gate.ts';
import { Payer } from './payer.ts';

/** Somebody else's door, with the same secrets. */
const otherDoor = 'other-provider';

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
  /** Brings a callback to the provider's door, or to another one's. */
  deliver(sent: Sent, door?: 'own' | 'other' | 'none'): Promise<Answer>;
  /** The job that looks after a provider from which nothing is heard. */
  askProvider(reference: string): Promise<void>;
  payOut(reference: string): Promise<void>;
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
  Object.assign(kernel.config.partners.payment, { [driver.identity]: connection, [otherDoor]: connection });
  await seedMethods(kernel.db, driver.methods);
  // Queues are there, nobody works them off: the tests say what happens when.
  await platform.start({ work: false });
  const doors = { own: driver.identity, other: otherDoor, none: 'nobody' };
  return {
    driver,
    gate,
    clock,
    adapter: paymentProvider(kernel, driver.identity),
    async newPayer() {
      return new Payer(platform, driver, await registerTestPlayer(platform, { currency: driver.deposit.currency }));
    },
    async deliver({ headers, body }, door = 'own') {
      const url = `/partners/payments/${doors[door]}/callback`;
      const response = await app.inject({ method: 'POST', url, headers, payload: body });
      return { status: response.statusCode, code: response.json<{ error?: { code: number } }>().error?.code };
    },
    askProvider: (invoiceId) => askSilentProvider(kernel, { invoiceId, turn: 0 }),
    payOut: (invoiceId) => payOut(kernel, invoiceId),
    checkBooks: () => checkBooks(kernel.db),
    async close() {
      await gate.close();
      await driver.close();
      await platform[Symbol.asyncDispose]();
    },
  };
}
