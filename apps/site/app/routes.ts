import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Every page but the home page; registered once without and once with the locale prefix (A 2). */
function pages(prefix: '' | 'locale-'): RouteConfigEntry[] {
  const page = (id: string, path: string, file: string, children?: RouteConfigEntry[]) =>
    route(path, `routes/${file}`, { id: prefix + id }, children);
  return [
    page('main', 'main', 'main.tsx'),
    page('games-id', 'games/:id', 'game.tsx'),
    page('providers', 'providers', 'providers.tsx'),
    page('providers-identity', 'providers/:providerIdentity', 'studio.tsx'),
    page('categories', 'categories', 'categories.tsx'),
    page('categories-identity', 'categories/:categoryIdentity', 'category.tsx'),
    page('favorites', 'favorites', 'favorites.tsx'),
    page('recently-played', 'recently-played', 'recently-played.tsx'),
    page('profile', 'profile', 'profile/profile.tsx', [
      index('routes/profile/index.tsx', { id: `${prefix}profile-index` }),
      page('profile-info', 'info', 'profile/info.tsx'),
      page('profile-security', 'security', 'profile/security.tsx'),
      page('profile-wallet', 'wallet', 'profile/wallet.tsx'),
      page('profile-verification', 'verification', 'profile/verification.tsx'),
      page('profile-documents', 'documents', 'profile/documents.tsx'),
      page('profile-notifications', 'notifications', 'profile/notifications.tsx'),
      page('profile-history', 'history', 'profile/history.tsx'),
      page('profile-bonuses', 'bonuses', 'profile/bonuses.tsx'),
      page('profile-limits', 'limits', 'profile/limits.tsx'),
    ]),
    page('auth-social-callback', 'auth/social/:connection/callback', 'social-callback.tsx'),
    page('auth-autologin', 'auth/autologin', 'autologin.tsx'),
    page('password-reset', 'password/reset/:resetCode', 'password-reset.tsx'),
    page('betting', 'betting', 'betting.tsx'),
    page('loyalty', 'loyalty', 'loyalty.tsx'),
    page('tournaments', 'tournaments', 'tournaments.tsx'),
    page('tournaments-identity', 'tournaments/:identity', 'tournament.tsx'),
    page('welcome-package', 'welcome-package', 'welcome-package.tsx'),
    page('bonus', 'bonus/:pageIdentity', 'bonus-page.tsx'),
    page('static', 'static/:pageIdentity', 'static-page.tsx'),
    page('questions', 'questions', 'questions.tsx'),
    page('questions-identity', 'questions/:pageIdentity', 'question-page.tsx'),
    page('verify', 'verify/:confirmCode', 'verify.tsx'),
    page('contact', 'contact', 'contact.tsx'),
    page('slug', '*', 'not-found.tsx'),
  ];
}

const kit = process.env.NODE_ENV === 'production' ? [] : [route('_kit', 'routes/kit.tsx', { id: 'kit' })];

// `:locale` stands twice: were the home page an index below the guarded layout, `/about-us` would match it (a param plus
// an index outranks the catch-all). The leaf is the localised home page and decides by its loader.
export default [
  layout('routes/page.tsx', { id: 'page' }, [
    index('routes/home.tsx', { id: 'home' }),
    route(':locale', 'routes/home.tsx', { id: 'locale-home' }),
    ...kit,
    ...pages(''),
    route(':locale', 'routes/locale.tsx', { id: 'locale' }, pages('locale-')),
  ]),
] satisfies RouteConfig;
