import { isRecord } from '#renderer/parse/is-record';
import { readSections } from '#renderer/parse/read-sections';

const PARSE_CONTEXT = { locale: 'nl', locales: ['nl', 'de'], origin: 'https://www.example.test' };

type PastedSections = { readonly sections: readonly unknown[] } | { readonly error: string };

/** Reads the sections of pasted JSON: a response of the content API, an entry, or a list of sections. */
export function readPastedSections(pasted: string): PastedSections {
  try {
    const json: unknown = JSON.parse(pasted);
    const entry = isRecord(json) && isRecord(json['data']) ? json['data'] : json;
    const sections = isRecord(entry) ? entry['sections'] : entry;
    if (Array.isArray(sections)) return { sections };
    return { error: 'Expected a list "sections". Paste an entry, or a response that contains an entry.' };
  } catch (error) {
    return { error: `Expected JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Returns one line per skipped section: its JSON path and the reason. */
export function listSkippedSections(sections: readonly unknown[]): string[] {
  return readSections(sections, PARSE_CONTEXT).flatMap((section) =>
    'skipped' in section ? [`${section.skipped.path}: ${section.skipped.reason}`] : [],
  );
}
