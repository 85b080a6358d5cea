import type { Hono } from 'hono';
import { RequestError } from '../request-error.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../settings/wire-settings.ts';
import { requireKey } from './access.ts';
import { checkIndexName } from './index-name.ts';
import { readObject } from './read-body.ts';
import type { SearchContext } from './search-context.ts';
import { parseFlag, parseIndexOperation } from './wire-requests.ts';

const NOT_FOUND = 404;

/** Adds the routes for settings, tasks, and whole indexes: list, copy, move, clear, delete. */
export function addIndexRoutes(app: Hono, { indexes, keys }: SearchContext): void {
  const mayAdminister = requireKey(keys, 'admin');

  app.get('/1/indexes', mayAdminister, ({ json }) => {
    const items = indexes.list().map((index) => ({
      name: index.name,
      createdAt: index.createdAt.toISOString(),
      updatedAt: index.updatedAt.toISOString(),
      entries: index.store.size,
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(index.primary !== undefined && { primary: index.primary }),
      ...(index.settings.replicas.length > 0 && { replicas: index.settings.replicas }),
      ...(index.isVirtual && { virtual: true }),
    }));
    return json({ items, nbPages: 1 });
  });

  app.get('/1/indexes/:index/settings', mayAdminister, ({ req, json }) => {
    const index = indexes.get(req.param('index'));
    return json({
      ...DEFAULT_SETTINGS,
      ...index.settings,
      ...(index.primary !== undefined && { primary: index.primary }),
    });
  });

  app.put('/1/indexes/:index/settings', mayAdminister, async ({ req, json }) => {
    const changes = parseSettings(await readObject(req.raw));
    const forward = parseFlag('forwardToReplicas', req.query('forwardToReplicas'), false);
    const index = indexes.changeSettings(checkIndexName(req.param('index')), changes, forward);
    return json(indexes.finishTask(index));
  });

  app.get('/1/indexes/:index/task/:task', mayAdminister, ({ req, json }) => {
    if (!indexes.isKnownTask(Number(req.param('task'))))
      throw new RequestError(NOT_FOUND, 'Task does not exist');
    return json({ status: 'published', pendingTask: false });
  });

  app.post('/1/indexes/:index/operation', mayAdminister, async ({ req, json }) => {
    const { isMove, destination, scope } = parseIndexOperation(await readObject(req.raw));
    const source = req.param('index');
    checkIndexName(destination);
    const index = isMove ? indexes.move(source, destination) : indexes.copy(source, destination, scope);
    return json(indexes.finishTask(index));
  });

  app.post('/1/indexes/:index/clear', mayAdminister, ({ req, json }) => {
    const index = indexes.openForRecords(checkIndexName(req.param('index')));
    index.store.clear();
    return json(indexes.finishTask(index));
  });

  app.delete('/1/indexes/:index', mayAdminister, ({ req, json }) => {
    indexes.delete(req.param('index'));
    const { taskID, updatedAt } = indexes.finishTask();
    return json({ taskID, deletedAt: updatedAt });
  });
}
