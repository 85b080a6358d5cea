import { describeScreenshot, getStoryStatus, type StoryResult, type StoryStatus } from '../story-result.ts';
import { renderAriaDiff } from './aria-diff.ts';
import { escapeHtml } from './escape-html.ts';

/** The report shows stories with problems first. */
const STATUS_ORDER: readonly StoryStatus[] = ['failed', 'changed', 'new', 'same'];
const VIEWS = ['before', 'after', 'slider', 'difference'] as const;

/** Renders the report as an HTML page. `report.js` filters stories, compares screenshots and accepts stories. */
export function renderReportPage(results: readonly StoryResult[]): string {
  const stories = results
    .map((result) => ({ result, status: getStoryStatus(result) }))
    .toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
  const filters = STATUS_ORDER.map((status) => {
    const count = stories.filter((story) => story.status === status).length;
    const checked = status === 'same' ? '' : ' checked';
    return `<label><input type="checkbox" name="status" value="${status}"${checked}> ${status} (${count})</label>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Visual report</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/report.css"><script type="module" src="/report.js"></script></head>
<body><header><h1>Visual report</h1><form id="filter" role="search"><label>Name or id <input type="search" name="name"></label>${filters.join('')}</form>
<p id="count" role="status"></p></header>
<main>${stories.map(({ result, status }) => renderStory(result, status)).join('')}</main></body></html>`;
}

function renderStory({ id, title, screenshots, violations }: StoryResult, status: StoryStatus): string {
  const accept =
    status === 'changed' || status === 'new'
      ? `<button type="button" data-accept="${id}" aria-label="Accept ${escapeHtml(title)}">Accept</button>`
      : '';
  const items = violations.map((violation) => `<li>${escapeHtml(violation)}</li>`).join('');
  return `<article data-status="${status}" data-name="${escapeHtml(`${id} ${title}`.toLowerCase())}">
<div class="story-header"><h2>${escapeHtml(title)}</h2><p class="status">${status}</p>${accept}</div><p class="id"><code>${id}</code></p>
${items && `<ul class="violations">${items}</ul>`}${screenshots.map((screenshot) => renderScreenshot(id, screenshot)).join('')}</article>`;
}

function renderScreenshot(id: string, screenshot: StoryResult['screenshots'][number]): string {
  const { name, pixels, aria } = screenshot;
  const isOpen = pixels !== 0 || aria !== null ? ' open' : '';
  return `<details${isOpen}><summary>${describeScreenshot(screenshot)}</summary>
${aria ? renderAriaDiff(aria) : ''}${renderImages(id, name, pixels)}</details>`;
}

/** Renders one image without a difference, and four views of a difference. */
function renderImages(id: string, name: string, pixels: number | null): string {
  const after = `<img loading="lazy" class="after" alt="after" src="/latest/${id}/${name}.png">`;
  if (!pixels) return `<div class="screenshot" data-view="after"><div class="images">${after}</div></div>`;
  const buttons = VIEWS.map(
    (view) =>
      `<button type="button" data-show-view="${view}" aria-pressed="${view === 'slider'}">${view}</button>`,
  );
  return `<div class="screenshot" data-view="slider"><div class="views" role="group" aria-label="${name}, view">${buttons.join('')}</div>
<input class="slider" type="range" min="0" max="100" value="50" aria-label="${name}, share of before in percent">
<div class="images">${after}<img loading="lazy" class="before" alt="before" src="/baseline/${id}/${name}.png"><img loading="lazy" class="difference" alt="difference" src="/latest/${id}/${name}.difference.png"></div></div>`;
}
