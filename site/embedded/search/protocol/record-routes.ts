import type { Hono } from 'hono';
import { applyOperations, type RecordOperation } from '../indexing/apply-operations.ts';
import type { IndexRecord } from '../indexing/record-values.ts';
import type { ManagedIndex } from '../indices/managed-index.ts';
import { findRecords } from '../query/find-records.ts';
import { effectiveSettings } from '../query/search.ts';
import { badRequest, RequestProblem } from '../request-problem.ts';
import { createSelection, selectAttributes, withoutHidden } from '../results/select-attributes.ts';
import { isAdmin, requireKey } from './access.ts';
import { checkIndexName } from './index-name.ts';
import { readObject } from './read-body.ts';
import type { SearchContext } from './search-context.ts';
import { createObjectID, parseBatch, putOperation, updateOperation } from './wire-operations.ts';
import { parseDeletion, parseFlag, parseRecordRequests } from './wire-requests.ts';

const ALL_INDICES = '*';
const CREATED = 201;
const NOT_FOUND = 404;

/** Adds the routes that read and write records. */
export function addRecordRoutes(app: Hono, { indices, keys }: SearchContext): void {
  const mayRead = requireKey(keys, 'search');
  const mayWrite = requireKey(keys, 'admin');

  app.post('/1/indexes/:index/batch', mayWrite, async ({ req, json }) => {
    const operations = parseBatch(await readObject(req.raw));
    const name = req.param('index');
    if (name === ALL_INDICES) return json(writeToIndices(operations));
    if (operations.some(({ indexName }) => indexName !== undefined))
      throw badRequest('indexName: only a batch for all indices has one');
    const own = operations.map((operation) => ({ ...operation, indexName: name }));
    const { taskID, objectIDs } = writeToIndices(own);
    return json({
      taskID: taskID[name] ?? indices.finishTask(indices.open(checkIndexName(name))).taskID,
      objectIDs,
    });
  });

  app.post('/1/indexes/:index/objects', mayRead, async ({ req, json }) => {
    if (req.param('index') !== ALL_INDICES) throw badRequest('Ask for records at /1/indexes/*/objects');
    const requests = parseRecordRequests(await readObject(req.raw));
    const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
      const index = indices.get(indexName);
      const record = index.store.get(objectID);
      return record ? selectRecord(index, record, attributesToRetrieve, isAdmin(req, keys)) : null;
    });
    return json({ results });
  });

  app.post('/1/indexes/:index/deleteByQuery', mayWrite, async ({ req, json }) => {
    const parameters = parseDeletion(await readObject(req.raw));
    const index = indices.openForRecords(checkIndexName(req.param('index')));
    const { ordinals } = findRecords(index, effectiveSettings(index, parameters), parameters);
    const objectIDs = ordinals.flatMap((ordinal) => index.store.records[ordinal]?.objectID ?? []);
    return json(
      write(
        index,
        objectIDs.map((objectID) => ({ kind: 'delete', objectID })),
      ),
    );
  });

  app.post('/1/indexes/:index', mayWrite, async ({ req, json }) => {
    const operation = putOperation(await readObject(req.raw), createObjectID());
    const { taskID, updatedAt } = writeTo(req.param('index'), operation);
    const objectID = operation.kind === 'put' ? operation.objectID : '';
    return json({ createdAt: updatedAt, taskID, objectID }, CREATED);
  });

  app.get('/1/indexes/:index/:objectID', mayRead, ({ req, json }) => {
    const index = indices.get(req.param('index'));
    const record = index.store.get(req.param('objectID'));
    if (!record) throw new RequestProblem(NOT_FOUND, 'ObjectID does not exist');
    const names = req.queries('attributesToRetrieve')?.flatMap((list) => list.split(','));
    return json(selectRecord(index, record, names ?? ['*'], isAdmin(req, keys)));
  });

  app.put('/1/indexes/:index/:objectID', mayWrite, async ({ req, json }) => {
    const objectID = req.param('objectID');
    const record = { ...(await readObject(req.raw)), objectID };
    return json({ ...writeTo(req.param('index'), putOperation(record)), objectID });
  });

  app.post('/1/indexes/:index/:objectID/partial', mayWrite, async ({ req, json }) => {
    const objectID = req.param('objectID');
    const createsMissing = parseFlag('createIfNotExists', req.query('createIfNotExists'), true);
    const operation = updateOperation(await readObject(req.raw), createsMissing, objectID);
    return json({ ...writeTo(req.param('index'), operation), objectID });
  });

  app.delete('/1/indexes/:index/:objectID', mayWrite, ({ req, json }) => {
    const operation: RecordOperation = { kind: 'delete', objectID: req.param('objectID') };
    const { taskID, updatedAt } = writeTo(req.param('index'), operation);
    return json({ taskID, deletedAt: updatedAt });
  });

  function writeTo(name: string, operation: RecordOperation) {
    return write(indices.openForRecords(checkIndexName(name)), [operation]);
  }

  function write(index: ManagedIndex, operations: readonly RecordOperation[]) {
    applyOperations(index.store, operations);
    index.refresh();
    return indices.finishTask(index);
  }

  /** Applies a batch. All index names are checked before the first change. */
  function writeToIndices(operations: ReturnType<typeof parseBatch>) {
    const names = operations.map(({ indexName }) => {
      if (indexName === undefined) throw badRequest('indexName: a batch for all indices needs one');
      return checkIndexName(indexName);
    });
    for (const name of names) indices.checkWritable(name);
    for (const [position, { operation, deletesIndex }] of operations.entries()) {
      const name = names[position] ?? '';
      if (deletesIndex) indices.delete(name);
      else applyOperations(indices.open(name).store, [operation]);
    }
    const taskID = Object.fromEntries(
      [...new Set(names)].map((name) => {
        const index = indices.find(name);
        index?.refresh();
        return [name, indices.finishTask(index).taskID];
      }),
    );
    const objectIDs = operations.flatMap(({ operation }) =>
      operation.kind === 'clear' ? [] : operation.objectID,
    );
    return { taskID, objectIDs };
  }
}

/** Returns the attributes of a record that a request names. Unretrievable attributes are included only for the admin key. */
export function selectRecord(
  index: ManagedIndex,
  record: IndexRecord,
  names: readonly string[],
  isForAdmin: boolean,
) {
  const hidden = createSelection(isForAdmin ? [] : index.settings.unretrievableAttributes);
  const shown = withoutHidden(createSelection(names), hidden);
  return { ...selectAttributes(record, shown, (value) => value), objectID: record.objectID };
}
