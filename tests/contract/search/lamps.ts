/** Records of a small Dutch shop. */
export const lamps = [
  {
    objectID: '1',
    sku: 'ODA-HANG',
    name: 'Oda hanglamp',
    brand: 'Oda',
    description:
      'Een lamp van messing die warm licht geeft boven een lange tafel in de keuken of de eetkamer.',
    price: 149,
    in_stock: true,
    popularity: 5,
    categories: { level0: ['Verlichting'], level1: ['Verlichting /// Hanglampen'] },
    _tags: ['sale'],
  },
  {
    objectID: '2',
    sku: 'ODA-TAFEL',
    name: 'Oda tafellamp',
    brand: 'Oda',
    description: 'Staat op een bureau.',
    price: 89,
    in_stock: false,
    popularity: 9,
    categories: { level0: ['Verlichting'], level1: ['Verlichting /// Tafellampen'] },
  },
  {
    objectID: '3',
    sku: 'LUMO-1',
    name: 'Lumo crème lantaarn',
    brand: 'Lumo',
    description: 'Een lantaarn voor de tuin.',
    price: 40,
    in_stock: true,
    popularity: 2,
    categories: { level0: ['Buiten'] },
    _tags: ['sale', 'Nieuw'],
  },
  {
    objectID: '4',
    sku: 'EIK-1',
    name: 'Eiken tafel',
    brand: 'eik & zoon',
    description: 'Met plaats voor een lamp. Straße, Œuvre, Ærø.',
    price: 640,
    in_stock: true,
    popularity: 7,
    categories: { level0: ['Meubels'] },
  },
];

export const lampSettings = {
  searchableAttributes: ['name', 'brand', 'unordered(description)', 'sku'],
  attributesForFaceting: ['searchable(brand)', 'price', 'in_stock', 'categories.level0', 'filterOnly(sku)'],
  customRanking: ['desc(popularity)'],
};
