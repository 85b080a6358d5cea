import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';

const INPUTS = ['text-field', 'text-area', 'checkbox', 'choice-group', 'select-field'];
const ENGINE = `export * from '#renderer/forms/create-form-engine'; export * from '#renderer/forms/use-form'; export { cmsFormKitRules } from '#renderer/forms/formkit-rules'; export { formRules } from '#renderer/forms/cms-rules';`;
const LANGUAGE = `export { default } from '/renderer/forms/validation/messages/nl.json';`;
/** Name of the row with everything that a form needs. Its figure has a budget. */
export const FORM_WITH_FIELDS = 'with five kinds of input';
/** The scripts of a CMS form. Each row also contains the scripts of the previous row. */
const PARTS = {
  engine: ENGINE,
  'with a language': ENGINE + LANGUAGE,
  [FORM_WITH_FIELDS]:
    ENGINE + LANGUAGE + INPUTS.map((name) => `export * from '#design-system/${name}';`).join(''),
};
const ENTRY = 'virtual:form';
/** Modules in chunks that other sections load as well. */
const SHARED = [/^react/, /\/icon\/icon\.tsx$/];

/** Measures a form's scripts in bytes, minified and gzipped, without React, icons and style sheets. */
export async function measureFormSize() {
  const measure = async (part: keyof typeof PARTS) => ({ 'bytes, gzip': await sizeOf(PARTS[part]) });
  return {
    engine: await measure('engine'),
    'with a language': await measure('with a language'),
    [FORM_WITH_FIELDS]: await measure(FORM_WITH_FIELDS),
  };
}

async function sizeOf(source: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
      vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external: SHARED },
    },
  });
  const outputs = [built].flat().filter((one): one is Rolldown.RolldownOutput => 'output' in one);
  const scripts = outputs.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === 'chunk' ? file.code : [])),
  );
  return scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}
