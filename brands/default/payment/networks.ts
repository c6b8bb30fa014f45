/** The networks of the coins, with the form of their addresses and what one payment may be there, in minor units as text. */
const base58 = '[1-9A-HJ-NP-Za-km-z]';
const addressOf = {
  bitcoin: `^(bc1[ac-hj-np-z02-9]{11,71}|[13]${base58}{25,34})$`,
  ethereum: '^0x[0-9a-fA-F]{40}$',
  tron: `^T${base58}{33}$`,
  ton: '^[EU]Q[A-Za-z0-9_-]{46}$',
};

const limit = (currency: string, min: number, max: number) => ({ currency, min: String(min), max: String(max) });

/** A network belongs to the currencies that it has limits for. */
export const networks = [
  { id: 'BTC', name: 'Bitcoin', regex: addressOf.bitcoin, limits: [limit('BTC', 20_000, 5_00000000)] },
  {
    id: 'TRC20',
    name: 'Tron (TRC-20)',
    regex: addressOf.tron,
    limits: [limit('USDT', 5_000_000, 100_000_000_000), limit('TRX', 20_000_000, 400_000_000_000)],
  },
  {
    id: 'ERC20',
    name: 'Ethereum (ERC-20)',
    regex: addressOf.ethereum,
    limits: [limit('ETH', 1_000_000, 100_00000000), limit('USDT', 20_000_000, 100_000_000_000)],
  },
  { id: 'ARBITRUM', name: 'Arbitrum One', regex: addressOf.ethereum, limits: [limit('ETH', 500_000, 50_00000000)] },
  // Payments on it carry a tag beside the address.
  { id: 'TON', name: 'The Open Network (TON)', regex: addressOf.ton, limits: [limit('USDT', 2_000_000, 50_000_000_000)] },
];

/** What a player of another currency can be paid in, each on its own network. */
export const payoutCoins = [
  { id: 'BTC', name: 'Bitcoin (BTC)', regexp: addressOf.bitcoin },
  { id: 'ETH', name: 'Ether (ETH, ERC-20)', regexp: addressOf.ethereum },
  { id: 'USDT', name: 'Tether (USDT, TRC-20)', regexp: addressOf.tron },
  { id: 'TRX', name: 'Tron (TRX)', regexp: addressOf.tron },
];
