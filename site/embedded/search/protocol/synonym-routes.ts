import type { Hono } from 'hono';
import { foldText } from '#site/i18n/fold-text';
import type { ManagedIndex } from '../indexes/managed-index.ts';
import type { SynonymRecord } from '../query/synonyms.ts';
import { RequestError } from '../request-error.ts';
import { requireKey } from './access.ts';
import { checkIndexName } from './index-name.ts';
import { readJson, readObject } from './read-body.ts';
import type { SearchContext } from './search-context.ts';
import { parseFlag } from './wire-requests.ts';
import { parseSynonym, parseSynonyms, parseSynonymSearch } from './wire-synonyms.ts';

const NOT_FOUND = 404;

/** Adds the routes of synonyms. */
export function addSynonymRoutes(app: Hono, { indexes, keys }: SearchContext): void {
  const mayAdminister = requireKey(keys, 'admin');
  const path = '/1/indexes/:index/synonyms';

  app.post(`${path}/batch`, mayAdminister, async ({ req, json }) => {
    const synonyms = parseSynonyms(await readJson(req.raw));
    const replaces = parseFlag('replaceExistingSynonyms', req.query('replaceExistingSynonyms'), false);
    return json(change(req, (index) => [...(replaces ? [] : index.synonymRecords.values()), ...synonyms]));
  });

  app.post(`${path}/clear`, mayAdminister, ({ req, json }) => json(change(req, () => [])));

  app.post(`${path}/search`, mayAdminister, async ({ req, json }) => {
    const { query, type, page, hitsPerPage } = parseSynonymSearch(await readObject(req.raw));
    const found = [...indexes.get(req.param('index')).synonymRecords.values()].filter(
      (synonym) =>
        foldText(JSON.stringify(synonym)).includes(foldText(query)) &&
        (type === undefined || type.toLowerCase() === synonym.type),
    );
    return json({ hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: found.length });
  });

  app.get(`${path}/:id`, mayAdminister, ({ req, json }) => {
    const synonym = indexes.get(req.param('index')).synonymRecords.get(req.param('id'));
    if (!synonym) throw new RequestError(NOT_FOUND, 'Synonym set does not exist');
    return json(synonym);
  });

  app.put(`${path}/:id`, mayAdminister, async ({ req, json }) => {
    const id = req.param('id');
    const synonym = parseSynonym({ ...(await readObject(req.raw)), objectID: id });
    return json({ ...change(req, (index) => [...index.synonymRecords.values(), synonym]), id });
  });

  app.delete(`${path}/:id`, mayAdminister, ({ req, json }) => {
    const id = req.param('id');
    const { taskID, updatedAt } = change(req, (index) =>
      [...index.synonymRecords.values()].filter(({ objectID }) => objectID !== id),
    );
    return json({ taskID, deletedAt: updatedAt });
  });

  interface ChangeRequest {
    param(name: 'index'): string;
    query(name: string): string | undefined;
  }

  /** Replaces the synonyms of an index, and with `forwardToReplicas` those of its replicas. */
  function change(req: ChangeRequest, synonymsOf: (index: ManagedIndex) => readonly SynonymRecord[]) {
    const forward = parseFlag('forwardToReplicas', req.query('forwardToReplicas'), false);
    const index = indexes.open(checkIndexName(req.param('index')));
    for (const changed of [index, ...(forward ? indexes.replicasOf(index) : [])])
      changed.setSynonyms(synonymsOf(changed));
    return indexes.finishTask(index);
  }
}
