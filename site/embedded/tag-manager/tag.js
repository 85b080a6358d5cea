/**
 * The script of the test tag manager. It reads `dataLayer` like Google's scripts: entries from before and after it has loaded, the consent, and
 * events as objects (`GTM-…`) or as commands (`G-…`). A value of a command `event` has precedence over one of `config`, and that over one of
 * `set`. It sends each event to the embedded server.
 */
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const id = searchParams.get('id') ?? '';
  const readsCommands = id.startsWith('G-');
  const consent = {};
  const globalValues = {};
  const configValues = {};
  window.dataLayer ??= [];
  const queue = window.dataLayer;

  queue.forEach(read);
  queue.push = (...entries) => {
    const length = Array.prototype.push.apply(queue, entries);
    entries.forEach(read);
    return length;
  };

  function read(entry) {
    const [command, name, values] = 'length' in entry ? entry : [];
    if (command === 'consent') Object.assign(consent, values);
    else if (readsCommands) {
      if (command === 'set') Object.assign(globalValues, name);
      // Google does not send this setting.
      if (command === 'config') Object.assign(configValues, values, { send_page_view: undefined });
      if (command === 'event') send(name, { ...globalValues, ...configValues, ...values });
    } else if (typeof entry.event === 'string' && entry.event !== 'gtm.js') {
      const { event, ecommerce, ...parameters } = entry;
      send(event, ecommerce ?? parameters);
    }
  }

  function send(event, parameters) {
    if (consent.analytics_storage !== 'granted' || window[`ga-disable-${id}`] === true) return;
    document.cookie = '_ga=test;path=/;SameSite=Lax';
    navigator.sendBeacon(`${origin}/collect`, JSON.stringify({ id, event, parameters }));
  }
})();
