import { createHash } from 'node:crypto';
import { DRAFT_STYLES_KEY } from '#renderer/sections/form/draft-styles';
import { DISMISSED_STYLES_KEY } from '#site/protocol/dismissed-styles';
import { RELOAD_SCRIPT_PATH } from './reload-script.ts';

/**
 * The only script before the largest paint (specification §8, §9):
 *
 * - It applies the stored theme, the styles of form drafts, and the styles that hide dismissed announcements.
 * - It records clicks in sections that are not hydrated, except clicks on links.
 * - It loads the entry script after the load event or at the first interaction. If that fails, it logs the error and imports the script that
 *   reloads the page (`reload-script.ts`).
 * - It sets `data-booted`, which means that scripts run. Forms then show one step.
 *
 * URLs come from data attributes, so the hash of the script is the same on every page. It never adopts an empty style sheet, because adopted
 * style sheets have a side effect in Chromium: when another style sheet loads, late fonts replace the fallback fonts and move the text.
 * Names have one letter, because every document contains the script and the build does not minify it.
 */
export const bootScript = `{
let d=document,a=d.documentElement.dataset,c=window.lanternClicks=[],e=d.currentScript.dataset,n=a.booted="",t,
g=()=>{if(n++)return;e.modules.match(/\\S+/g)?.map(h=>{let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});import(e.entry).catch(x=>{console.error("Error while mounting app",x);delete a.booted;return import("${RELOAD_SCRIPT_PATH}")}).catch(()=>0)},
r=requestAnimationFrame,
p=()=>r(()=>r(g));
try{t=localStorage.theme;/^d(ay|usk)$/.test(t)&&(a.theme=t);[sessionStorage.${DRAFT_STYLES_KEY},localStorage.${DISMISSED_STYLES_KEY}].map(c=>c&&(t=new CSSStyleSheet,t.replaceSync(c),d.adoptedStyleSheets.push(t)))}catch{}
addEventListener("click",({target:t})=>t.closest("section:not([data-hydrated])")&&!t.closest("a[href]")&&c.push(t),1);
["pointerdown","keydown"].forEach(k=>addEventListener(k,g,1));
d.readyState=="complete"?p():addEventListener("load",p)
}`.replaceAll('\n', '');

/** The source for `script-src` that allows only this inline script. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
