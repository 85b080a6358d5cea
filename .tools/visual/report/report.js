// What the report does: filters stories, shows before and after, accepts.
const filter = document.querySelector('#filter');
const count = document.querySelector('#count');
const stories = [...document.querySelectorAll('article')];

function show() {
  const data = new FormData(filter);
  const outcomes = data.getAll('outcome');
  const name = String(data.get('name')).toLowerCase();
  for (const story of stories)
    story.hidden = !outcomes.includes(story.dataset.outcome) || !story.dataset.name.includes(name);
  const shown = stories.filter((story) => !story.hidden).length;
  count.textContent = shown > 0 ? `${shown} of ${stories.length} stories` : 'No story to look at.';
}
filter.addEventListener('input', show);
filter.addEventListener('submit', (event) => event.preventDefault());
show();

document.addEventListener('click', async ({ target }) => {
  const shot = target.closest('.shot');
  if (target.dataset.look) {
    shot.dataset.shows = target.dataset.look;
    for (const button of shot.querySelectorAll('[data-look]')) button.ariaPressed = String(button === target);
  }
  if (target.dataset.accept) {
    const answer = await fetch(`/accept/${target.dataset.accept}`, { method: 'POST' });
    const story = target.closest('article');
    const outcome = story.querySelector('.outcome');
    if (answer.ok) {
      story.dataset.outcome = 'accepted';
      outcome.textContent = 'accepted';
      // Whoever works by keyboard goes on from here, and not from the top.
      outcome.tabIndex = -1;
      outcome.focus();
      target.remove();
    } else outcome.textContent = `not accepted (${answer.status})`;
    count.textContent = `${story.querySelector('h2').textContent}: ${outcome.textContent}`;
  }
});

document.addEventListener('input', ({ target }) => {
  if (target.matches('.slider')) target.closest('.shot').style.setProperty('--at', `${target.value}%`);
});
