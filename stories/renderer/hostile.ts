/** Texts that try to run scripts, to close surrounding elements or to reverse the writing direction. */
export const HOSTILE_TEXTS = [
  '<script>window.owned = true</script>',
  '<img src=x onerror="window.owned = true">',
  '"><svg onload=window.owned=true>',
  'javascript:window.owned=true',
  '</script><script>window.owned=true</script>',
  '\u202Edraaid ztaal\u202E &amp; </section></main>',
] as const;

/** Running text with scripts, event handlers, `javascript:` links, embedded documents, unclosed tags and reversed text. */
export const HOSTILE_HTML = [
  '<script>window.owned = true</script>',
  '<h2 onclick="window.owned = true" style="position: fixed">Over <em>alles</em> heen</h2>',
  '<p>Een <a href="javascript:window.owned=true">link</a>, een <a href="java\nscript:window.owned=true">tweede</a>',
  '<img src="/assets/gone.jpg" onerror="window.owned = true"><iframe srcdoc="<script>parent.owned=true</script>"></iframe>',
  '<form action="https://elsewhere.example/"><input name="password"><button>Inloggen</button></form>',
  '\u202Eachterstevoren <b>en <ul><li>nooit dicht <table><tr><td>',
].join('\n');
