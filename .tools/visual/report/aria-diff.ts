import { escaped } from './escape-html.ts';

type Heard = { readonly before: string; readonly after: string };

/** Both accessibility trees beside each other, from the first line that differs to the last one, each line of which is marked. */
export function heardOtherwise({ before, after }: Heard): string {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const opening = alike(was, is);
  const ending = Math.min(
    alike(was.toReversed(), is.toReversed()),
    Math.min(was.length, is.length) - opening,
  );
  const column = (lines: readonly string[], tag: 'del' | 'ins', name: string) => {
    const marked = lines.map((line, at) =>
      at < opening || at >= lines.length - ending ? escaped(line) : `<${tag}>${escaped(line)}</${tag}>`,
    );
    return `<figure><figcaption>${name}</figcaption><pre tabindex="0" aria-label="${name}">${marked.join('\n')}</pre></figure>`;
  };
  return `<div class="heard">${column(was, 'del', 'heard before')}${column(is, 'ins', 'heard after')}</div>`;
}

/** How many lines both begin with. */
function alike(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((line, at) => line !== other[at]);
  return differs === -1 ? one.length : differs;
}
