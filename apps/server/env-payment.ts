/** Real payment providers beside the stand-in. */
export interface PaymentEnvironment {
  /** Those that speak our own protocol, by the identity that methods name. */
  signed: Readonly<Record<string, { url: string; secret: string }>>;
  btcpay: { url: string; storeId: string; apiKey: string; webhookSecret: string } | undefined;
}

/** Other providers have these names. */
const taken = ['sandbox', 'btcpay'];

/** Reads what belongs to a provider together, since half a partner is none; adds what is missing or faulty to `problems`. */
export function readPayment(variables: Record<string, string | undefined>, problems: string[]): PaymentEnvironment {
  const text = (name: string) => variables[name]?.trim() || undefined;
  const need = (name: string, why: string): string => {
    const value = text(name);
    if (value === undefined) problems.push(`${name} must be set, since ${why} is.`);
    return value ?? '';
  };
  /** Secrets travel there, and players are sent there. */
  const address = (name: string, value: string): string => {
    const isSafe = URL.canParse(value) && new URL(value).protocol === 'https:' && !/[?#]/.test(value);
    if (value !== '' && !isSafe) problems.push(`${name} must be an address that begins with https://.`);
    return value.replace(/\/+$/, '');
  };

  function signed(): PaymentEnvironment['signed'] {
    const names = (text('PAYMENT_PROVIDERS') ?? '').split(',').map((name) => name.trim());
    const identities = names.filter((name) => name !== '');
    if (identities.some((name) => !/^[a-z][a-z0-9-]{0,31}$/.test(name) || taken.includes(name))) {
      problems.push(
        `PAYMENT_PROVIDERS must be a list of names of small letters, digits and -, such as acme; ${taken.join(' and ')} are taken.`,
      );
      return {};
    }
    return Object.fromEntries(
      identities.map((identity) => {
        const variable = (part: string) => `PAYMENT_${identity.toUpperCase().replaceAll('-', '_')}_${part}`;
        const of = (part: string) => need(variable(part), `${identity} in PAYMENT_PROVIDERS`);
        return [identity, { url: address(variable('URL'), of('URL')), secret: of('SECRET') }];
      }),
    );
  }

  function btcpay(): PaymentEnvironment['btcpay'] {
    const url = text('BTCPAY_URL');
    if (url === undefined) return undefined;
    return {
      url: address('BTCPAY_URL', url),
      storeId: need('BTCPAY_STORE_ID', 'BTCPAY_URL'),
      apiKey: need('BTCPAY_API_KEY', 'BTCPAY_URL'),
      webhookSecret: need('BTCPAY_WEBHOOK_SECRET', 'BTCPAY_URL'),
    };
  }

  return { signed: signed(), btcpay: btcpay() };
}
