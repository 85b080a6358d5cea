import { createHash } from 'node:crypto';

/**
 * The only script before the largest paint. It sets the theme the visitor chose, remembers clicks on parts that do not work yet,
 * so that they can be replayed, and starts the real script once the page is loaded or at the first touch; when that cannot be
 * fetched it reloads, under the same guard as `site/client/new-build.ts` (specification §8, §9). It reads its addresses from its
 * own element, so that its text, and with it its hash in the content security policy, is the same on every page.
 */
export const bootScript = `(s=>{
let w=window,d=document,t;try{t=localStorage.theme}catch{}/^(day|dusk)$/.test(t)&&(d.documentElement.dataset.theme=t);
let c=w.lanternClicks=[],e=s.dataset,n=0,
r=v=>{let t=v.target.closest("[data-island]:not([data-hydrated])");t&&!v.target.closest("a[href]")&&c.push(v.target)},
g=()=>{if(n++)return;e.modules.split(" ").forEach(h=>{if(h){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}});import(e.entry).catch(()=>{let k="lantern:reloaded-at",t=Date.now();t-(sessionStorage[k]||0)>1e4&&(sessionStorage[k]=t,location.reload())})};
d.addEventListener("click",r,!0);
["pointerdown","keydown","touchstart"].forEach(k=>d.addEventListener(k,g,{once:!0,passive:!0,capture:!0}));
let p=()=>requestAnimationFrame(()=>requestAnimationFrame(g));
d.readyState=="complete"?p():w.addEventListener("load",p)
})(document.currentScript)`.replaceAll('\n', '');

/** For `script-src`: the browser runs this very text and no other inline script. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
