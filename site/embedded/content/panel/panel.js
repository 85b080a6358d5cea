// The panel replaces Statamic's control panel in a live preview (contract §8). It sends the edited text to the server, and posts a message to
// the frame after the server has stored the new version.
const DELAY_MS = 150;
const editor = document.querySelector('textarea');
const frame = document.querySelector('iframe');
const status = document.querySelector('output');
const { reference, preview } = document.body.dataset;
let token;
let timer;
let current = new AbortController();

async function update() {
  current.abort();
  current = new AbortController();
  try {
    const response = await fetch(preview, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: editor.value, token }),
      signal: current.signal,
    });
    const result = await response.json();
    status.textContent = response.ok ? 'The preview is up to date. Nothing is saved.' : result.message;
    if (response.ok) show(result);
  } catch (error) {
    if (error.name !== 'AbortError') status.textContent = 'The server does not respond.';
  }
}

function show({ url, token: next }) {
  token = next;
  if (!frame.src) frame.src = url;
  else
    frame.contentWindow.postMessage(
      { name: 'statamic.preview.updated', url, token, reference },
      new URL(url).origin,
    );
}

/** Selects the section that the fragment names: by the id of its set, or by its index in the list, such as `sections[3]`. */
function selectSection() {
  const target = decodeURIComponent(location.hash.slice(1));
  const place = /^sections\[(\d+)\]/.exec(target);
  const set = place ? findShownSet(Number(place[1])) : findSet(target);
  if (!set) return;
  editor.focus();
  editor.setSelectionRange(set.index, set.index + set[0].length);
  const lines = editor.value.slice(0, set.index).split('\n').length;
  editor.scrollTop = (editor.scrollHeight / editor.value.split('\n').length) * (lines - 1);
}

/** Finds a set by its index among those that are not disabled, because the content API omits the others. */
function findShownSet(index) {
  const sets = [...editor.value.matchAll(/^ {2}-\s+id: \S+$/gm)];
  const isShown = (set, at) =>
    !/^ {4}enabled: false$/m.test(editor.value.slice(set.index, sets[at + 1]?.index));
  return sets.filter(isShown)[index];
}

/**
 * Finds a set by its id. Sets in running text are nested. A part of a text with such sets has the id of the text and a number, for example
 * `delivery-1-rich-text-0`.
 */
function findSet(id) {
  const sets = [...editor.value.matchAll(/^ *(?:-\s+)?id: (\S+)$/gm)];
  const find = (wanted) => sets.find(([, found]) => found === wanted);
  return find(id) ?? find(id.replace(/-\d+$/, ''));
}

editor.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(update, DELAY_MS);
});
addEventListener('hashchange', selectSection);
selectSection();
void update();
