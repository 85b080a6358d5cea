import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { waitUntil } from '../../../wait.ts';
import type { RunningSite } from '../../running-site.ts';

/** Waits until the shop has sent a number of mails to an address. Returns the path and query of the first link of the newest one. */
export async function linkOfMail(
  { mailFolder }: Pick<RunningSite, 'mailFolder'>,
  email: string,
  expected: number,
): Promise<string> {
  const mail = await waitUntil(async () => {
    const files = existsSync(mailFolder)
      ? readdirSync(mailFolder).filter((name) => name.endsWith('.eml'))
      : [];
    const mails = await Promise.all(
      files.toSorted().map((name) => PostalMime.parse(readFileSync(join(mailFolder, name)))),
    );
    const found = mails.filter(({ to }) => to?.some(({ address }) => address === email));
    return found.length >= expected && found.at(-1);
  });
  const url = new URL(/https?:\S+/.exec(mail.text ?? '')?.[0] ?? '');
  return url.pathname + url.search;
}
