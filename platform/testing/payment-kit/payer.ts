import type { Account, DepositResponse, Invoice } from '@verdigale/contract';
import { expect } from 'vitest';
import { findInvoice, type InvoiceRow } from '#modules/payment';
import { changeStatus } from '#modules/player';
import { activeAccountOf, depositForm, type TestPlatform, type TestPlayer } from '../index.ts';
import { sql } from '../sql.ts';
import type { ProviderDriver } from './driver.ts';

/** A player with an account in the provider's currency. */
export class Payer {
  readonly #platform: TestPlatform;
  readonly #driver: ProviderDriver;
  readonly #player: TestPlayer;

  constructor(platform: TestPlatform, driver: ProviderDriver, player: TestPlayer) {
    this.#platform = platform;
    this.#driver = driver;
    this.#player = player;
  }

  async account(): Promise<Account> {
    return activeAccountOf(this.#player);
  }

  async balance(): Promise<number> {
    return (await this.account()).balance;
  }

  async deposit(): Promise<{ status: number; code: number | undefined; data: DepositResponse }> {
    const { method, amount } = this.#driver.deposit;
    const { id } = await this.account();
    const body = { ...depositForm(id, method, amount), ...this.#driver.deposit };
    const { status, data, error } = await this.#player.call('payment.invoices.deposit', { body });
    return { status, data, code: error?.code };
  }

  /** A deposit that the provider has taken on; its reference. */
  async begin(): Promise<string> {
    const { status, data } = await this.deposit();
    expect(status).toBe(200);
    return data.invoiceId;
  }

  /** A player who has the sum of a deposit to withdraw. */
  async funded(askProvider: (reference: string) => Promise<void>): Promise<this> {
    const reference = await this.begin();
    await this.#driver.pay(reference);
    await askProvider(reference);
    expect(await this.balance()).toBe(this.#driver.deposit.amount);
    return this;
  }

  /** A withdrawal of the whole sum; its reference. */
  async withdraw(changes: Record<string, string> = {}): Promise<string> {
    const { currency, amount } = this.#driver.deposit;
    const { method, fields } = this.#driver.withdrawal;
    const body = { method, fields: { ...fields, ...changes }, currency, amount, accountId: (await this.account()).id };
    const { status, data } = await this.#player.call('payment.invoices.withdrawal', { body });
    expect(status).toBe(200);
    return data.invoiceId;
  }

  /** From now on the player may not deposit. */
  async limit(): Promise<void> {
    const { kernel } = this.#platform;
    await kernel.db.transaction((tx) => changeStatus(tx, kernel, this.#player.id, 'limited'));
  }

  /** How often the platform has told the player something of this kind. */
  async told(topic: string): Promise<number> {
    const { id } = this.#player;
    return (await this.#platform.kernel.db.all(sql`select 1 from kernel.outbox where topic = ${topic} and player_id = ${id}`)).length;
  }

  async row(reference: string): Promise<InvoiceRow> {
    return (await findInvoice(this.#platform.kernel.db, reference))!;
  }

  async status(reference: string): Promise<Invoice['status']> {
    return (await this.row(reference)).status;
  }
}
