import { type Outcome, outcomeOf, type Verdict } from '../verdict.ts';
import { heardOtherwise } from './aria-diff.ts';
import { escaped } from './escape-html.ts';

const ORDER: readonly Outcome[] = ['faulty', 'changed', 'new', 'same'];
const LOOKS = ['before', 'after', 'slider', 'difference'] as const;

/** The report as a page: every story of the last run, those to be looked at first. `report.js` filters, compares and accepts. */
export function reportPage(verdicts: readonly Verdict[]): string {
  const told = verdicts
    .map((verdict) => ({ verdict, outcome: outcomeOf(verdict) }))
    .toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));
  const filters = ORDER.map((outcome) => {
    const count = told.filter((item) => item.outcome === outcome).length;
    const checked = outcome === 'same' ? '' : ' checked';
    return `<label><input type="checkbox" name="outcome" value="${outcome}"${checked}> ${outcome} (${count})</label>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Visual report</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/report.css"><script type="module" src="/report.js"></script></head>
<body><header><h1>Visual report</h1><form id="filter" role="search"><label>Name or id <input type="search" name="name"></label>${filters.join('')}</form>
<p id="count" role="status"></p></header>
<main>${told.map(({ verdict, outcome }) => storyOf(verdict, outcome)).join('')}</main></body></html>`;
}

function storyOf({ id, title, shots, complaints }: Verdict, outcome: Outcome): string {
  const accept =
    outcome === 'changed' || outcome === 'new'
      ? `<button type="button" data-accept="${id}" aria-label="Accept ${escaped(title)}">Accept</button>`
      : '';
  const faults = complaints.map((complaint) => `<li>${escaped(complaint)}</li>`).join('');
  return `<article data-outcome="${outcome}" data-name="${escaped(`${id} ${title}`.toLowerCase())}">
<div class="told"><h2>${escaped(title)}</h2><p class="outcome">${outcome}</p>${accept}</div><p class="id"><code>${id}</code></p>
${faults && `<ul class="complaints">${faults}</ul>`}${shots.map((shot) => shotOf(id, shot)).join('')}</article>`;
}

function shotOf(id: string, { name, pixels, aria }: Verdict['shots'][number]): string {
  const isOpen = pixels !== 0 || aria !== null ? ' open' : '';
  return `<details${isOpen}><summary>${name}: ${said(pixels)}${aria ? ', and it is heard otherwise' : ''}</summary>
${aria ? heardOtherwise(aria) : ''}${picturesOf(id, name, pixels)}</details>`;
}

function said(pixels: number | null) {
  if (pixels === null) return 'new';
  if (pixels === 0) return 'no pixel differs';
  return pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`;
}

/** Where nothing differs one picture says it all; where something does it can be looked at in four ways. */
function picturesOf(id: string, name: string, pixels: number | null): string {
  const after = `<img loading="lazy" class="after" alt="after" src="/latest/${id}/${name}.png">`;
  if (!pixels) return `<div class="shot" data-shows="after"><div class="pictures">${after}</div></div>`;
  const looks = LOOKS.map(
    (look) =>
      `<button type="button" data-look="${look}" aria-pressed="${look === 'slider'}">${look}</button>`,
  );
  return `<div class="shot" data-shows="slider"><div class="looks" role="group" aria-label="${name}, look at">${looks.join('')}</div>
<input class="slider" type="range" min="0" max="100" value="50" aria-label="${name}, how much of before is over after, in per cent">
<div class="pictures">${after}<img loading="lazy" class="before" alt="before" src="/baseline/${id}/${name}.png"><img loading="lazy" class="difference" alt="difference" src="/latest/${id}/${name}.difference.png"></div></div>`;
}
