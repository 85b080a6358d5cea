import { onTestFinished } from 'vitest';
import { type Asked, startOrigin } from './origin.ts';
import { runSite } from './running-site.ts';

/** What stands in the way of the content system says instead of it; nothing to let the question through. */
type Instead = (asked: Asked) => { readonly status: number; readonly body: string } | undefined;

/** The site of one test, with something between it and the content system that sees every question and may answer some. */
export async function siteBehind(instead: Instead) {
  const asked: URL[] = [];
  const site = await runSite(async (contentUrl) => {
    const between = await startOrigin(async (response, question) => {
      asked.push(question.url);
      const said = instead(question);
      if (said) return response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
      try {
        const answer = await fetch(contentUrl + question.url.pathname + question.url.search);
        const type = answer.headers.get('content-type') ?? '';
        const body = Buffer.from(await answer.arrayBuffer());
        return response.writeHead(answer.status, { 'content-type': type }).end(body);
      } catch {
        // Colours of pictures are still asked for when the page is there, and the test is over.
        return response.destroy();
      }
    });
    return between.url;
  });
  onTestFinished(() => site.stop());
  return { ...site, asked };
}
