import { type BaseLanguage, locales } from '#site/i18n/locale';
import type { SynonymEntry } from '#site/services/search';

// Words with the same meaning in all products and pages of a language. Search terms of single products belong to the catalogue. The search
// replaces only listed forms of a word, so inflected forms are listed too.

const nl: readonly SynonymEntry[] = [
  ['accu', 'batterij'],
  ['draadloos', 'draadloze', 'snoerloos', 'snoerloze', 'draagbaar', 'draagbare', 'oplaadbaar', 'oplaadbare'],
  ['plaid', 'deken'],
  ['tafel', 'tafeltje'],
  ['retour', 'retourneren', 'terugsturen', 'ruilen'],
  ['bezorgen', 'bezorging', 'bezorgkosten', 'levering', 'verzending', 'verzendkosten'],
  ...insteadOf(['campinglamp'], ['kampeerlamp']),
  ...insteadOf(
    ['tuinverlichting', 'buitenverlichting'],
    ['tuinlamp', 'tuinlantaarn', 'tuinslinger', 'buitenlamp'],
  ),
  // The catalogue names colours after things: the night, moss, oats.
  ...insteadOf(['zwart', 'zwarte'], ['nacht', 'basalt']),
  ...insteadOf(['antraciet', 'grijs', 'grijze'], ['basalt', 'steen']),
  ...insteadOf(['wit', 'witte'], ['krijt']),
  ...insteadOf(['groen', 'groene'], ['mos']),
  ...insteadOf(['beige', 'crème'], ['haver', 'krijt']),
  ...insteadOf(['rood', 'rode', 'oranje', 'terracotta'], ['klei', 'gloed']),
  ...insteadOf(['bruin', 'bruine'], ['gerookt', 'klei']),
];

const en: readonly SynonymEntry[] = [
  ['battery', 'accumulator'],
  ['cordless', 'wireless', 'portable', 'rechargeable'],
  ['throw', 'blanket', 'plaid'],
  ['sofa', 'couch', 'settee', 'two-seater'],
  ['cushion', 'pillow'],
  ['cushions', 'pillows'],
  ['pot', 'pots', 'planter', 'planters'],
  ['shade', 'lampshade'],
  ['return', 'returns', 'refund', 'exchange'],
  ['delivery', 'shipping', 'postage'],
  ...insteadOf(['spotlight', 'spotlights'], ['path light', 'wall light']),
  ...insteadOf(['black'], ['night', 'basalt']),
  ...insteadOf(['anthracite', 'grey', 'gray'], ['basalt', 'stone']),
  ...insteadOf(['white'], ['chalk']),
  ...insteadOf(['green'], ['moss']),
  ...insteadOf(['beige', 'cream'], ['oat', 'chalk']),
  ...insteadOf(['red', 'orange', 'terracotta'], ['clay', 'ember']),
  ...insteadOf(['brown'], ['smoked', 'clay']),
];

const de: readonly SynonymEntry[] = [
  ['Akku', 'Batterie'],
  ['Ersatzakku', 'Ersatzbatterie'],
  ['kabellos', 'kabellose', 'schnurlos', 'schnurlose', 'tragbar', 'tragbare', 'aufladbar', 'aufladbare'],
  ['Lampe', 'Leuchte'],
  ['Lampen', 'Leuchten'],
  ...['Tisch', 'Wand', 'Steh', 'Garten', 'Decken', 'Außen'].flatMap(lampOf),
  ['Hängelampe', 'Pendelleuchte'],
  ['Hängelampen', 'Pendelleuchten'],
  ...insteadOf(['Gartenlampe', 'Gartenlampen', 'Gartenleuchte', 'Gartenleuchten'], ['Gartenlaterne']),
  ['Sessel', 'Fauteuil', 'Stuhl', 'Stühle'],
  ['Sofa', 'Couch', 'Zweisitzer'],
  ['Plaid', 'Decke'],
  ['Rückgabe', 'Rücksendung', 'Retoure', 'Umtausch'],
  ['Lieferung', 'Versand', 'Versandkosten'],
  ...insteadOf(
    ['Gartenbeleuchtung', 'Außenbeleuchtung'],
    ['Gartenleuchte', 'Gartenlaterne', 'Gartenkette', 'Außenleuchte'],
  ),
  ...insteadOf(withEndings('schwarz'), ['Nacht', 'Basalt']),
  ...insteadOf([...withEndings('grau'), 'anthrazit'], ['Basalt', 'Stein']),
  ...insteadOf(withEndings('weiß'), ['Kreide']),
  ...insteadOf([...withEndings('grün'), ...withEndings('gruen')], ['Moos']),
  ...insteadOf(['beige', 'creme'], ['Hafer', 'Kreide']),
  ...insteadOf([...withEndings('rot'), 'orange', 'Terrakotta'], ['Ton', 'Glut']),
  ...insteadOf(withEndings('braun'), ['Räuchereiche', 'Ton']),
];

const fr: readonly SynonymEntry[] = [
  ['batterie', 'pile', 'accu'],
  ['sans fil', 'portable', 'nomade', 'rechargeable'],
  ['lampe', 'luminaire'],
  ['lampes', 'luminaires'],
  ['coussin', 'oreiller'],
  ['coussins', 'oreillers'],
  ['canapé', 'sofa'],
  ['fauteuil', 'chaise'],
  ['fauteuils', 'chaises'],
  ['plaid', 'couverture', 'jeté'],
  ['infolettre', 'newsletter'],
  ['retour', 'remboursement', 'échange'],
  ['livraison', 'expédition'],
  ...insteadOf(['noir', 'noire', 'noirs', 'noires'], ['nuit', 'basalte']),
  ...insteadOf(['anthracite', 'gris', 'grise', 'grises'], ['basalte', 'pierre']),
  ...insteadOf(['blanc', 'blanche', 'blancs', 'blanches'], ['craie']),
  ...insteadOf(['vert', 'verte', 'verts', 'vertes'], ['mousse']),
  ...insteadOf(['beige', 'beiges', 'crème'], ['avoine', 'craie']),
  ...insteadOf(['rouge', 'rouges', 'orange', 'terre cuite'], ['argile', 'braise']),
  ...insteadOf(['brun', 'brune', 'marron'], ['fumé', 'argile']),
];

/** Synonyms of the site's own texts by language. */
export const synonyms: Readonly<Record<BaseLanguage, readonly SynonymEntry[]>> = { nl, en, de, fr };

/** Shorter words are too similar to other words: `red` and `bed`. */
const MIN_CORRECTION_LENGTH = 5;

/** Returns the words of the synonyms of a store view that can correct a typing error. */
export function synonymWords(store: string): readonly string[] {
  const locale = locales.find(({ magentoStore }) => magentoStore === store);
  const entries = locale ? synonyms[locale.baseLanguage] : [];
  const words = entries.flatMap((entry) => ('word' in entry ? [entry.word, ...entry.others] : entry));
  return [...new Set(words)].filter((word) => !word.includes(' ') && word.length >= MIN_CORRECTION_LENGTH);
}

/** Each of `words` also finds `others`, but `others` do not find `words`. */
function insteadOf(words: readonly string[], others: readonly string[]): readonly SynonymEntry[] {
  return words.map((word) => ({ word, others }));
}

/** Returns the two German names of a kind of lamp as synonyms: `Tischlampe` and `Tischleuchte`. */
function lampOf(place: string): readonly SynonymEntry[] {
  return [
    [`${place}lampe`, `${place}leuchte`],
    [`${place}lampen`, `${place}leuchten`],
  ];
}

/** Returns the inflected forms of a German adjective. */
function withEndings(adjective: string): readonly string[] {
  return ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => adjective + ending);
}
