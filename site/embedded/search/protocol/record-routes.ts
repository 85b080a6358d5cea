import type { Hono } from 'hono';
import type { RecordOperation } from '../indexing/apply-operations.ts';
import { findRecords } from '../query/find-records.ts';
import { effectiveSettings } from '../query/search.ts';
import { badRequest, RequestError } from '../request-error.ts';
import { isAdmin, requireKey } from './access.ts';
import { applyBatch, changeRecords, openIndex } from './change-records.ts';
import { checkIndexName } from './index-name.ts';
import { readObject } from './read-body.ts';
import type { SearchContext } from './search-context.ts';
import { selectRecord } from './select-record.ts';
import { createObjectID, parseBatch, putOperation, updateOperation } from './wire-operations.ts';
import { parseDeletion, parseFlag, parseRecordRequests } from './wire-requests.ts';

const ALL_INDEXES = '*';
const CREATED = 201;
const NOT_FOUND = 404;

/** Adds the routes that read and write records. */
export function addRecordRoutes(app: Hono, context: SearchContext): void {
  addReadRoutes(app, context);
  addBatchRoutes(app, context);
  addSingleRecordRoutes(app, context);
}

function addReadRoutes(app: Hono, { indexes, keys }: SearchContext): void {
  const mayRead = requireKey(keys, 'search');

  app.post('/1/indexes/:index/objects', mayRead, async ({ req, json }) => {
    if (req.param('index') !== ALL_INDEXES) throw badRequest('Request records at /1/indexes/*/objects');
    const requests = parseRecordRequests(await readObject(req.raw));
    const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
      const index = indexes.get(indexName);
      const record = index.store.get(objectID);
      return record ? selectRecord(index, record, attributesToRetrieve, isAdmin(req, keys)) : null;
    });
    return json({ results });
  });

  app.get('/1/indexes/:index/:objectID', mayRead, ({ req, json }) => {
    const index = indexes.get(req.param('index'));
    const record = index.store.get(req.param('objectID'));
    if (!record) throw new RequestError(NOT_FOUND, 'ObjectID does not exist');
    const names = req.queries('attributesToRetrieve')?.flatMap((list) => list.split(','));
    return json(selectRecord(index, record, names ?? ['*'], isAdmin(req, keys)));
  });
}

/** Adds the routes that change many records. */
function addBatchRoutes(app: Hono, { indexes, keys }: SearchContext): void {
  const mayWrite = requireKey(keys, 'admin');

  app.post('/1/indexes/:index/batch', mayWrite, async ({ req, json }) => {
    const operations = parseBatch(await readObject(req.raw));
    const name = req.param('index');
    if (name === ALL_INDEXES) return json(applyBatch(indexes, operations));
    if (operations.some(({ indexName }) => indexName !== undefined))
      throw badRequest('indexName: only a batch for all indexes has one');
    const own = operations.map((operation) => ({ ...operation, indexName: name }));
    const { taskID, objectIDs } = applyBatch(indexes, own);
    return json({
      taskID: taskID[name] ?? indexes.finishTask(indexes.open(checkIndexName(name))).taskID,
      objectIDs,
    });
  });

  app.post('/1/indexes/:index/deleteByQuery', mayWrite, async ({ req, json }) => {
    const parameters = parseDeletion(await readObject(req.raw));
    const index = openIndex(indexes, req.param('index'));
    const { ordinals } = findRecords(index, effectiveSettings(index, parameters), parameters);
    const objectIDs = ordinals.flatMap((ordinal) => index.store.records[ordinal]?.objectID ?? []);
    const operations = objectIDs.map((objectID): RecordOperation => ({ kind: 'delete', objectID }));
    return json(changeRecords(indexes, index, operations));
  });
}

/** Adds the routes that change one record. */
function addSingleRecordRoutes(app: Hono, { indexes, keys }: SearchContext): void {
  const mayWrite = requireKey(keys, 'admin');
  const change = (name: string, operation: RecordOperation) =>
    changeRecords(indexes, openIndex(indexes, name), [operation]);

  app.post('/1/indexes/:index', mayWrite, async ({ req, json }) => {
    const operation = putOperation(await readObject(req.raw), createObjectID());
    const { taskID, updatedAt } = change(req.param('index'), operation);
    const objectID = operation.kind === 'put' ? operation.objectID : '';
    return json({ createdAt: updatedAt, taskID, objectID }, CREATED);
  });

  app.put('/1/indexes/:index/:objectID', mayWrite, async ({ req, json }) => {
    const objectID = req.param('objectID');
    const record = { ...(await readObject(req.raw)), objectID };
    return json({ ...change(req.param('index'), putOperation(record)), objectID });
  });

  app.post('/1/indexes/:index/:objectID/partial', mayWrite, async ({ req, json }) => {
    const objectID = req.param('objectID');
    const createsMissing = parseFlag('createIfNotExists', req.query('createIfNotExists'), true);
    const operation = updateOperation(await readObject(req.raw), createsMissing, objectID);
    return json({ ...change(req.param('index'), operation), objectID });
  });

  app.delete('/1/indexes/:index/:objectID', mayWrite, ({ req, json }) => {
    const operation: RecordOperation = { kind: 'delete', objectID: req.param('objectID') };
    const { taskID, updatedAt } = change(req.param('index'), operation);
    return json({ taskID, deletedAt: updatedAt });
  });
}
