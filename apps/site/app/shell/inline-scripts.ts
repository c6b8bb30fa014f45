import { fillLastGame } from '#app/features/last-game/index.ts';
import { gamesPerRow } from '#app/features/lobby/index.ts';

/** The query parameter of a partner's link, and the cookie that keeps its value for the registration. (A 4, wire 17) */
const tagParam = 'stag';
const tagCookie = 'affiliateTag';
const daySeconds = 86_400;

/**
 * Runs before the page starts, so that nothing of it sees the parameter: keeps the first tag that ever came along, for
 * `days`, percent-encoded, and takes it out of the address. The platform takes any text of up to 256 characters without NUL; what is no
 * such tag is not kept, or it would spoil the registration. An inline script, since it would otherwise be in every visitor's bundle.
 */
export function affiliateScript(days: number): string {
  const cookie = `'${tagCookie}='+encodeURIComponent(t)+'; Path=/; Max-Age=${daySeconds * days}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')`;
  return `(function(){var u=new URL(location.href),t=u.searchParams.get('${tagParam}');if(t===null)return;if(/^[^\\0]{1,256}$/.test(t)&&!/(^|; )${tagCookie}=/.test(document.cookie))document.cookie=${cookie};u.searchParams.delete('${tagParam}');history.replaceState(history.state,'',u)})()`;
}

/**
 * Runs before the first paint. The server cannot know local storage nor may it read the token, so it is decided here what the
 * page's first frame looks like, and nothing moves afterwards: whether the drawer is folded (kept, or on a page to play on), and
 * whose page it is. (SHELL-12, architecture: traps) Also what would be too late after the start: the viewport variable (SHELL-14),
 * and the browser's offer to install, which comes once. And it hides pictures that fail to load: what lies below them (a
 * cover's two colours) is better than the browser's torn page.
 */
export const bootScript = `(function(d,w){var s=d.dataset;try{if(localStorage.IS_DRAWER_COMPACT==='true')s.drawer='compact'}catch(e){}if(/^(\\/[a-z]{2}(-[a-z]{2})?)?\\/(games\\/|betting)/.test(location.pathname))s.drawer='compact';if(/(^|; )access_token=[^;]/.test(document.cookie))s.session='player';s.js='on';var h;function v(){if(h!==innerHeight){h=innerHeight;d.style.setProperty('--vh',h/100+'px')}}v();w('load',v);w('resize',v);w('beforeinstallprompt',function(e){e.preventDefault();window.installPrompt=e});w('error',function(e){var t=e.target;if(t&&t.tagName==='IMG')t.style.visibility='hidden'},true)})(document.documentElement,addEventListener)`;

/** What the balance is shown by, and on the home page the way back to the last game. */
const own = ['/api/player/profile', '/api/wallet/accounts'];
const played = `/api/game/games/played?perPage=${gamesPerRow}`;
const ownAtHome = [...own, played];
const open = '/api/settings/currencies?visible=1';

/**
 * Asks a player's first calls while scripts and styles are still on their way; `session/asked-ahead.ts` hands the answers to whoever makes these calls. A
 * token that is about to end asks nothing: it is refreshed first. At home the last game is shown as soon as it is known.
 */
export const askScript = `(function(w){try{var m=/(?:^|; )access_token=([^;]+)/.exec(document.cookie),t=m&&decodeURIComponent(m[1]);if(!t||JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1e3<Date.now()+6e4)return;var a={};function ask(p,h){h.accept='application/json';(a[p]=fetch(p,{credentials:'omit',headers:h})).catch(function(){})}(/^\\/([a-z]{2}(-[a-z]{2})?\\/?)?$/.test(location.pathname)?${JSON.stringify(ownAtHome)}:${JSON.stringify(own)}).forEach(function(p){ask(p,{authorization:'Bearer '+t})});ask('${open}',{});if(a['${played}'])a['${played}'].then(function(r){return r.clone().json()}).then(${fillLastGame}).catch(function(){});w.askedAhead={token:t,answers:a}}catch(e){}})(window)`;
