/** The pages that are measured, by name. */
export const tenPages = {
  home: '/',
  main: '/main',
  category: '/categories/slots',
  game: '/games/copper-canyon',
  tournaments: '/tournaments',
  package: '/welcome-package',
  loyalty: '/loyalty',
  questions: '/questions',
  terms: '/static/terms',
  about: '/static/about',
};

/** The player that a fresh platform brings along. */
export const demoPlayer = { login: 'demo@verdigale.example', password: 'demo-verdigale' };
