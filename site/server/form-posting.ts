import { createOutbox } from '#site/forms/outbox';
import { createPosting, type Posting } from '#site/forms/posting';
import { type Send } from '#site/forms/submission';
import type { Log } from '#site/pages/page-services';
import type { Content } from '#site/services/content';
import type { Environment } from './env.ts';

type Parts = {
  readonly environment: Environment;
  readonly content: Content;
  readonly log: Log;
  readonly now: () => Date;
};

/** How forms reach the content system, with the operator's outbox and limit. */
export function createFormPosting({ environment, content, log, now }: Parts): Posting {
  const { outbox: directory, mostPosts } = environment.forms;
  const send: Send = async ({ form, key, site, pageUrl, values }) => {
    const answer = await content.forVisit({ site }).formSubmit(form, values, pageUrl, key);
    if (answer.ok) {
      const { value } = answer;
      return value.accepted
        ? { outcome: 'accepted', redirect: value.redirect }
        : { outcome: 'refused', errors: value.errors };
    }
    const { failure } = answer;
    // What is wrong with the question itself will be wrong later too.
    const isForGood =
      failure.kind === 'refused' && failure.status < 500 && ![408, 425, 429].includes(failure.status);
    return { outcome: isForGood || failure.kind === 'garbled' ? 'failed' : 'unreachable' };
  };
  const outbox = directory === undefined ? undefined : createOutbox(directory, log);
  return createPosting({ send, outbox, mostPosts, log, now });
}
