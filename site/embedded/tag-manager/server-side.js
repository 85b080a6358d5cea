/** The server-side tag script of the test tag manager. It only reports to its server that a page has loaded it. */
navigator.sendBeacon(
  new URL('/collect', document.currentScript.src).href,
  JSON.stringify({ event: 'server_side_tag' }),
);
