import { anyIdentity, lastGamePlaceId } from './place.ts';

/**
 * A function, as text, that shows the last open game of an answer of `game.games.played` before any code of the page is there: it makes the card that
 * `last-game-card.tsx` would draw out of the template in `last-game-frame.tsx`.
 */
export const fillLastGame = `function(b){var p=document.getElementById('${lastGamePlaceId}'),t=p&&p.querySelector('template'),g=b.data.find(function(x){return!x.isStopped});if(!t||!g)return;var c=t.content.cloneNode(true).firstChild,q=function(s){return c.querySelector(s)},i=q('img'),l=q('a'),n=encodeURIComponent(g.identity),o=g.customImages['200x300'];o=o&&(o['2x']||o['1x']);function named(e,k){e.setAttribute(k,e.getAttribute(k).split('${anyIdentity}').join(n))}named(i,'src');named(i,'srcset');named(l,'href');if(o){i.src=o;i.removeAttribute('srcset');i.removeAttribute('sizes')}i.removeAttribute('loading');q('h2').textContent=g.name;q('[lang]').textContent=g.provider.name;(g.colours||[]).forEach(function(v,k){c.style.setProperty(k?'--card-b':'--card-a',v)});t.previousSibling.replaceWith(c)}`;
