import { readSections } from '#renderer/parse/read-sections';

const READING = { locale: 'nl', locales: ['nl', 'de'], origin: 'https://www.example.test' };

type Found = { readonly sections: readonly unknown[] } | { readonly fault: string };

/** The sections in what was pasted: an answer of the content API, an entry, or a list of sections. */
export function sectionsIn(pasted: string): Found {
  try {
    const json: unknown = JSON.parse(pasted);
    const entry = isObject(json) && isObject(json['data']) ? json['data'] : json;
    const sections = isObject(entry) ? entry['sections'] : entry;
    if (Array.isArray(sections)) return { sections };
    return { fault: 'There is no list "sections": paste an entry, or the whole answer that holds one.' };
  } catch (error) {
    return { fault: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** What cannot be read of these sections, a line each with its JSON path. */
export function reportOf(sections: readonly unknown[]): string[] {
  return readSections(sections, READING).flatMap((read) =>
    'skipped' in read ? [`${read.skipped.path}: ${read.skipped.reason}`] : [],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
