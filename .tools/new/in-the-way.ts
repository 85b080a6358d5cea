import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Refusal } from './refusal.ts';
import { renamed, type Spellings } from './section-name.ts';

/** Refuses a name whose files are there already, or whose component would be called like another one beside it. */
export async function refuseWhatIsInTheWay(templates: ReadonlyMap<string, string>, name: Spellings) {
  const files = [...templates.keys()].map((path) => renamed(path, name));
  const there = [`renderer/sections/${name.kebab}`, ...files].find((path) => existsSync(path));
  if (there) throw new Refusal(`${there} is there already; choose another name.`);

  const declared = new RegExp(`^(?:import [^;]*|.*\\b(?:const|function|type) )\\b${name.pascal}\\b`, 'm');
  const beside = [...templates.values(), await readFile('renderer/sections/views.ts', 'utf8')];
  if (beside.some((code) => declared.test(code))) {
    throw new Refusal(
      `Its component would be called ${name.pascal}, as something else that its code uses; say more, such as ${name.kebab}-section.`,
    );
  }
}
