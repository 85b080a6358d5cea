import { type Outcome, outcomeOf, type Verdict } from '../verdict.ts';

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
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/report.css"><script type="module" src="/report.js"></script></head>
<body><header><h1>Visual report</h1><form id="filter"><label>Name <input type="search" name="name"></label>${filters.join('')}</form></header>
<main>${told.map(({ verdict, outcome }) => storyOf(verdict, outcome)).join('')}</main></body></html>`;
}

function storyOf({ id, title, shots, complaints }: Verdict, outcome: Outcome): string {
  const accept =
    outcome === 'changed' || outcome === 'new'
      ? `<button type="button" data-accept="${id}">Accept</button>`
      : '';
  const faults = complaints.map((complaint) => `<li>${escaped(complaint)}</li>`).join('');
  return `<article data-outcome="${outcome}" data-name="${escaped(`${id} ${title}`.toLowerCase())}"><h2>${escaped(title)} <small>${outcome}</small> ${accept}</h2>
${faults && `<ul class="complaints">${faults}</ul>`}${shots.map((shot) => shotOf(id, shot)).join('')}</article>`;
}

function shotOf(id: string, { name, pixels, aria }: Verdict['shots'][number]): string {
  const said = pixels === null ? 'new' : `${pixels} pixels differ`;
  const isOpen = pixels !== 0 || aria !== null ? ' open' : '';
  const buttons = LOOKS.map((look) => `<button type="button" data-look="${look}">${look}</button>`).join('');
  const heard = aria
    ? `<div class="aria"><pre>${escaped(aria.before)}</pre><pre>${escaped(aria.after)}</pre></div>`
    : '';
  return `<details${isOpen}><summary>${name}: ${said}${aria ? ', and it is heard otherwise' : ''}</summary>
<div class="shot" data-shows="${pixels === null ? 'after' : 'slider'}"><div class="looks">${pixels === null ? '' : buttons}</div>
<div class="pictures"><img loading="lazy" class="after" alt="after" src="/latest/${id}/${name}.png">${
    pixels === null
      ? ''
      : `<img loading="lazy" class="before" alt="before" src="/baseline/${id}/${name}.png">`
  }${pixels ? `<img loading="lazy" class="difference" alt="difference" src="/latest/${id}/${name}.difference.png">` : ''}</div>
<input class="slider" type="range" min="0" max="100" value="50" aria-label="Before and after"></div>${heard}</details>`;
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
