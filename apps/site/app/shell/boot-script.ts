/**
 * Runs before the first paint: the server cannot know local storage nor may it read the token, so these two decide here
 * what the page's first frame looks like, and nothing moves afterwards. (SHELL-12, architecture: traps) It also hides pictures
 * that fail to load: what lies below them (a cover's two colours) is better than the browser's torn page.
 */
export const bootScript = `(function(d){try{if(localStorage.IS_DRAWER_COMPACT==='true')d.dataset.drawer='compact'}catch(e){}if(/(^|; )access_token=[^;]/.test(document.cookie))d.dataset.session='player';d.dataset.js='on';addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='IMG')t.style.visibility='hidden'},true)})(document.documentElement)`;
