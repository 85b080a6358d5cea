// Filters stories, switches views and accepts stories.
const filter = document.querySelector('#filter');
const count = document.querySelector('#count');
const stories = [...document.querySelectorAll('article')];

function applyFilter() {
  const data = new FormData(filter);
  const statuses = data.getAll('status');
  const name = String(data.get('name')).toLowerCase();
  for (const story of stories)
    story.hidden = !statuses.includes(story.dataset.status) || !story.dataset.name.includes(name);
  const visible = stories.filter((story) => !story.hidden).length;
  count.textContent =
    visible > 0 ? `${visible} of ${stories.length} stories` : 'No story matches the filter.';
}
filter.addEventListener('input', applyFilter);
filter.addEventListener('submit', (event) => event.preventDefault());
applyFilter();

document.addEventListener('click', async ({ target }) => {
  const { showView, accept } = target.dataset;
  if (showView) {
    const screenshot = target.closest('.screenshot');
    screenshot.dataset.view = showView;
    for (const button of screenshot.querySelectorAll('[data-show-view]'))
      button.ariaPressed = String(button === target);
  }
  if (accept) {
    const response = await fetch(`/accept/${accept}`, { method: 'POST' });
    const story = target.closest('article');
    const status = story.querySelector('.status');
    if (response.ok) {
      story.dataset.status = 'accepted';
      status.textContent = 'accepted';
      // Keeps the keyboard position when the focused button is removed.
      status.tabIndex = -1;
      status.focus();
      target.remove();
    } else status.textContent = `not accepted (HTTP ${response.status})`;
    count.textContent = `${story.querySelector('h2').textContent}: ${status.textContent}`;
  }
});

document.addEventListener('input', ({ target }) => {
  if (target.matches('.slider')) target.closest('.screenshot').style.setProperty('--at', `${target.value}%`);
});
