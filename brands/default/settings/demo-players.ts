/**
 * Players to try the product with, seeded where the stand-in partners run. Their passwords are public: never seed them where real money is.
 * `balance` is a decimal in main units.
 */
export const demoPlayers = [
  {
    email: 'demo@verdigale.example',
    password: 'demo-verdigale',
    nickname: 'Demo',
    country: 'DE',
    currency: 'EUR',
    locale: 'en',
    balance: '1000.00',
  },
  {
    email: 'maria@verdigale.example',
    password: 'maria-verdigale',
    nickname: 'Maria',
    country: 'BR',
    currency: 'BRL',
    locale: 'en',
    balance: '5000.00',
  },
  {
    email: 'nadia@verdigale.example',
    password: 'nadia-verdigale',
    nickname: 'Nadia',
    country: 'DE',
    currency: 'BTC',
    locale: 'en',
    balance: '0.05',
  },
] as const;
