import { CategoryChips, Hero, loadLobbyRows, LobbyRows, pickFeatured, Promises, Studios } from '#app/features/lobby/index.ts';
import { LastGameAhead } from '#app/features/last-game/index.ts';
import { HomeTournaments } from '#app/features/home-tournaments/index.ts';
import { loadRunning } from '#app/features/tournaments/index.ts';
import { HomeSport } from '#app/features/sportsbook/index.ts';
import { RecentWins } from '#app/features/winners/index.ts';
import { textAt } from '#app/content/content-tree.ts';
import { requireKnownLocale } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { brandAndWebsite, describePage } from '#app/locale/structured-data.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { useRootData } from '#app/root-data.ts';
import { changeLayout, playerHomeId } from '#app/shell/layout-store.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/home';
import styles from './home.module.css';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'home');

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  requireKnownLocale(params, site);
  describePage(site, ...brandAndWebsite(site, textAt(site.content.collection('globalComponents'), ['commonContent', 'brandName'])));
  const [rows, games, tournaments] = await Promise.all([
    loadLobbyRows(site),
    site.platform.read('game.games.list', { query: { perPage: 1 } }),
    loadRunning(site),
  ]);
  return {
    rows,
    tournaments,
    featured: pickFeatured(site.serverOnly.rows ?? {}),
    gameCount: games.meta.totalRows,
    hasSport: site.settings.betting !== null,
  };
}

const setOwnGames = (ownGames: HTMLElement | null) => changeLayout({ ownGames });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { providers } = useRootData();
  return (
    <div className={styles.page}>
      <Hero featured={loaderData.featured} gameCount={loaderData.gameCount} studioCount={providers.length} />
      {/* Filled by shell/player-actions.tsx. */}
      <div className={styles.own} data-for="player" id={playerHomeId} ref={setOwnGames}>
        <LastGameAhead />
      </div>
      <CategoryChips />
      <LobbyRows inSight={1} rows={loaderData.rows} />
      <HomeTournaments {...loaderData.tournaments} />
      {loaderData.hasSport && <HomeSport />}
      <RecentWins />
      <Studios />
      <Promises />
    </div>
  );
}
