/** The cookie declaration of the test provider: a table after its script, in the language of the script's `data-culture`. */
(() => {
  const TEXTS = {
    nl: { name: 'Naam', category: 'Categorie', expiry: 'Bewaard', necessary: 'Noodzakelijk', year: '1 jaar' },
    en: { name: 'Name', category: 'Category', expiry: 'Kept for', necessary: 'Necessary', year: '1 year' },
    de: { name: 'Name', category: 'Kategorie', expiry: 'Dauer', necessary: 'Notwendig', year: '1 Jahr' },
    fr: { name: 'Nom', category: 'Catégorie', expiry: 'Durée', necessary: 'Nécessaire', year: '1 an' },
  };
  const script = document.currentScript;
  const texts = TEXTS[(script.dataset.culture ?? '').toLowerCase()] ?? TEXTS.en;
  const rows = [
    ['th', texts.name, texts.category, texts.expiry],
    ['td', 'CookieConsent', texts.necessary, texts.year],
    ['td', 'locale', texts.necessary, texts.year],
  ];
  const table = document.createElement('table');
  for (const [cell, ...values] of rows) {
    const row = table.insertRow();
    for (const value of values) {
      const element = document.createElement(cell);
      element.textContent = value;
      row.append(element);
    }
  }
  script.after(table);
})();
