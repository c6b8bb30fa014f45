/** A real payment provider beside the stand-in; undefined when it is not set. */
export interface PaymentEnvironment {
  btcpay: { url: string; storeId: string; apiKey: string; webhookSecret: string } | undefined;
}

/** Reads what belongs to it together, since half a partner is none; adds what is missing or faulty to `problems`. */
export function readPayment(variables: Record<string, string | undefined>, problems: string[]): PaymentEnvironment {
  const text = (name: string) => variables[name]?.trim() || undefined;
  const url = text('BTCPAY_URL');
  if (url === undefined) return { btcpay: undefined };
  const need = (name: string): string => {
    const value = text(name);
    if (value === undefined) problems.push(`${name} must be set, since BTCPAY_URL is.`);
    return value ?? '';
  };
  // The key travels there, and players are sent there.
  const isSafe = URL.canParse(url) && new URL(url).protocol === 'https:' && !/[?#]/.test(url);
  if (!isSafe) problems.push('BTCPAY_URL must be an address that begins with https://.');
  return {
    btcpay: {
      url: url.replace(/\/+$/, ''),
      storeId: need('BTCPAY_STORE_ID'),
      apiKey: need('BTCPAY_API_KEY'),
      webhookSecret: need('BTCPAY_WEBHOOK_SECRET'),
    },
  };
}
