import { createHash } from 'node:crypto';

/**
 * The only script before the largest paint (specification §8, §9). It applies the stored theme, records clicks in sections that are not
 * hydrated, and loads the entry script after the load event or at the first interaction. If the entry script cannot be loaded, it reloads
 * the page with the same limit as `site/client/reload.ts`. `data-booted` says that scripts run: forms then show their first step. URLs come from data attributes, so its hash is the same on every page. Names have one
 * letter, because every document contains the script and the build does not minify it.
 */
export const bootScript = `(s=>{
let w=window,d=document,a=d.documentElement.dataset,t;a.booted="";try{t=localStorage.theme}catch{}/^(day|dusk)$/.test(t)&&(a.theme=t);
let c=w.lanternClicks=[],e=s.dataset,n=0,
r=v=>{let t=v.target.closest("[data-island]:not([data-hydrated])");t&&!v.target.closest("a[href]")&&c.push(v.target)},
g=()=>{if(n++)return;e.modules.split(" ").forEach(h=>{if(h){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}});import(e.entry).catch(()=>{delete a.booted;if(d.activeElement?.form||d.querySelector(":user-valid,:user-invalid"))return;let k="lantern:reloaded-at",t=Date.now();t-(sessionStorage[k]||0)>1e4&&(sessionStorage[k]=t,location.reload())})};
d.addEventListener("click",r,!0);
["pointerdown","keydown","touchstart"].forEach(k=>d.addEventListener(k,g,{once:!0,passive:!0,capture:!0}));
let p=()=>requestAnimationFrame(()=>requestAnimationFrame(g));
d.readyState=="complete"?p():w.addEventListener("load",p)
})(document.currentScript)`.replaceAll('\n', '');

/** The source for `script-src` that allows only this inline script. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
