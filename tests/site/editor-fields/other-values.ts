import { toMap, toText, toTexts, type BlueprintField, type JsonValue } from '#embedded/content';

const TEXT = 'Qx';
/** A picture of the demo content, in the format of the content API inside entries. */
const PICTURE = { id: 'assets::terrace/table-dusk.jpg', url: '/assets/terrace/table-dusk.jpg', alt: TEXT };
const VIDEO = { id: 'assets::terrace/other.mp4', url: '/assets/terrace/other.mp4', mime_type: 'video/mp4' };
const CAPTIONS = { id: 'assets::terrace/evening.de.vtt', url: '/assets/terrace/evening.de.vtt', alt: null };

/** Texts that pass the validation rule of a field, by the rule's name. */
const TEXTS_BY_RULE: Readonly<Record<string, string>> = {
  email: 'qx@qx.example',
  url: 'https://qx.example/',
  timezone: 'Pacific/Kiritimati',
  size: 'BE',
  date_format: '2099-01-31',
};

/** Returns valid values of a field, in the format of the content API. At least one differs from any current value. */
export function otherValues({ handle, type, config }: BlueprintField): JsonValue[] {
  const options = toMap(config['options']);
  switch (type) {
    case 'toggle':
      return [true, false];
    case 'select':
    case 'radio':
      return Object.keys(options)
        .map((key) => ({ key, value: key, label: toText(options[key]) ?? key }))
        .map((option) => (config['multiple'] === true ? [option] : option));
    case 'integer':
      return [1, 2];
    case 'float':
      return [12.5, 40];
    case 'assets':
      return config['max_files'] === 1 ? [PICTURE, VIDEO, CAPTIONS] : [[PICTURE]];
    case 'link':
      return [{ url: '/nl/contact' }, { url: '/nl/over-ons' }];
    case 'terms':
      return [[], [{ id: 'store_types::own-store', slug: 'own-store', title: TEXT }]];
    case 'form':
      return [{ handle: 'newsletter' }, { handle: 'contact' }];
    case 'list':
      return [[TEXT]];
    case 'color':
      return ['#123456'];
    case 'date':
      return ['2024-02-29T00:00:00.000000Z'];
    case 'time':
      return ['06:07', '23:59'];
    case 'bard':
    case 'markdown':
      return [`<p>${TEXT}</p>`];
    case 'text':
    case 'textarea':
    case 'slug':
      if (handle === 'from' && type === 'text' && config['input_type'] === undefined) return ['/nl/qx'];
      if (config['input_type'] === 'datetime-local') return ['2099-01-31T09:00', '2020-01-31T09:00'];
      return handle === 'icon' ? ['veld:rain', 'veld:moth'] : [ruleText(config) ?? TEXT];
    default:
      throw new Error(`${handle}: the test has no values for fields of the type ${type}. Add them.`);
  }
}

function ruleText(config: BlueprintField['config']): string | undefined {
  const names = toTexts(config['validate']).map((rule) => rule.split(':')[0] ?? '');
  return names.map((name) => TEXTS_BY_RULE[name]).find((text) => text !== undefined);
}
