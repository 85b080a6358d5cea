import type { RecordStore } from '../indexing/record-store.ts';
import { badRequest, missingIndex } from '../request-error.ts';
import type { IndexSettings, SettingsChanges } from '../settings/wire-settings.ts';
import { ManagedIndex } from './managed-index.ts';
import { parseReplicas } from './replicas.ts';

export type CopyScope = 'settings' | 'rules' | 'synonyms';

/** All indexes of the server by name, and the number of the last task. A change is complete when its call returns. */
export class IndexCollection {
  readonly #indexes = new Map<string, ManagedIndex>();
  readonly #now: () => Date;
  #lastTask = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  list(): ManagedIndex[] {
    return [...this.#indexes.values()];
  }

  find(name: string): ManagedIndex | undefined {
    return this.#indexes.get(name);
  }

  /** @throws {RequestError} 404 if there is no such index */
  get(name: string): ManagedIndex {
    const index = this.find(name);
    if (!index) throw missingIndex(name);
    return index;
  }

  /** Returns an index. A missing index is created. */
  open(name: string): ManagedIndex {
    const known = this.find(name);
    if (known) return known;
    const index = new ManagedIndex(name, this.#now());
    this.#indexes.set(name, index);
    return index;
  }

  /**
   * Returns an index for a change of its records.
   *
   * @throws {RequestError} 400 for a replica, whose records are those of its primary
   */
  openForRecords(name: string): ManagedIndex {
    this.checkWritable(name);
    return this.open(name);
  }

  /** @throws {RequestError} 400 for a replica */
  checkWritable(name: string): void {
    const primary = this.find(name)?.primary;
    if (primary !== undefined) throw badRequest(`${name} is a replica: change the records of ${primary}`);
  }

  /** Assigns a task number to a change, and stores its time in the index. Returns both. */
  finishTask(index?: ManagedIndex): { taskID: number; updatedAt: string } {
    const now = this.#now();
    if (index) index.updatedAt = now;
    this.#lastTask += 1;
    return { taskID: this.#lastTask, updatedAt: now.toISOString() };
  }

  isKnownTask(taskID: number): boolean {
    return taskID >= 1 && taskID <= this.#lastTask;
  }

  replicasOf(primary: ManagedIndex): ManagedIndex[] {
    return this.list().filter((index) => index.primary === primary.name);
  }

  /** Changes settings. A replica that the setting `replicas` no longer contains becomes an independent index. */
  changeSettings(name: string, changes: SettingsChanges, forwardToReplicas: boolean): ManagedIndex {
    const replicas = changes.replicas && parseReplicas(changes.replicas);
    if (replicas) this.#checkReplicas(name, replicas);
    const index = this.open(name);
    index.settings = mergeSettings(index.settings, changes);
    if (replicas) this.#linkReplicas(index, replicas);
    for (const replica of forwardToReplicas ? this.replicasOf(index) : [])
      replica.settings = { ...mergeSettings(replica.settings, changes), replicas: replica.settings.replicas };
    if (changes.searchableAttributes) index.store.dropTextIndexes();
    index.refresh();
    return index;
  }

  #checkReplicas(primary: string, replicas: ReadonlyMap<string, boolean>): void {
    if (this.find(primary)?.primary !== undefined && replicas.size > 0)
      throw badRequest(`${primary} is a replica: it cannot have replicas`);
    for (const name of replicas.keys()) {
      const index = this.find(name);
      const isTaken = index?.primary !== undefined && index.primary !== primary;
      if (name === primary || isTaken || (index && this.replicasOf(index).length > 0))
        throw badRequest(`replicas: ${name} cannot be a replica of ${primary}`);
    }
  }

  #linkReplicas(primary: ManagedIndex, replicas: ReadonlyMap<string, boolean>): void {
    for (const replica of this.replicasOf(primary)) if (!replicas.has(replica.name)) detach(replica);
    for (const [name, isVirtual] of replicas) {
      const isNew = !this.find(name);
      const replica = this.open(name);
      if (isNew) {
        replica.settings = { ...primary.settings, replicas: [] };
        replica.setSynonyms(primary.synonymRecords.values());
      }
      replica.primary = primary.name;
      replica.isVirtual = isVirtual;
      replica.store = primary.store;
    }
  }

  #setStore(index: ManagedIndex, store: RecordStore): void {
    index.store = store;
    for (const replica of this.replicasOf(index)) replica.store = store;
    index.refresh();
  }

  /** Copies an index over the destination. Without a scope, records, settings and synonyms are copied. Replicas are never copied. */
  copy(source: string, destination: string, scope: readonly CopyScope[] | undefined): ManagedIndex {
    checkDifferent(source, destination);
    const from = this.find(source) ?? new ManagedIndex(source, this.#now());
    const target = scope ? this.open(destination) : this.openForRecords(destination);
    if (!scope || scope.includes('settings'))
      target.settings = { ...from.settings, replicas: target.settings.replicas };
    if (!scope || scope.includes('synonyms')) target.setSynonyms(from.synonymRecords.values());
    if (!scope) this.#setStore(target, from.store.copy());
    target.refresh();
    return target;
  }

  /** Moves records, settings and synonyms to the destination, which keeps its replicas, and deletes the source. A missing source is no error. */
  move(source: string, destination: string): ManagedIndex | undefined {
    checkDifferent(source, destination);
    const from = this.find(source);
    if (!from) return undefined;
    const target = this.openForRecords(destination);
    // The records of a replica are those of its primary, which keeps them.
    const store = from.primary === undefined ? from.store : from.store.copy();
    target.settings = { ...from.settings, replicas: target.settings.replicas };
    target.setSynonyms(from.synonymRecords.values());
    this.delete(source);
    this.#setStore(target, store);
    return target;
  }

  /** Deletes an index. Its replicas become independent indexes. A missing index is no error. */
  delete(name: string): void {
    const index = this.find(name);
    if (!index) return;
    for (const replica of this.replicasOf(index)) detach(replica);
    const primary = index.primary === undefined ? undefined : this.find(index.primary);
    if (primary) {
      const replicas = primary.settings.replicas.filter((entry) => !parseReplicas([entry]).has(name));
      primary.settings = { ...primary.settings, replicas };
    }
    this.#indexes.delete(name);
  }
}

function checkDifferent(source: string, destination: string): void {
  if (source === destination) throw badRequest('The source and the destination are the same index');
}

/** Makes a replica an independent index with a copy of its records. */
function detach(replica: ManagedIndex): void {
  replica.primary = undefined;
  replica.isVirtual = false;
  replica.store = replica.store.copy();
}

function mergeSettings(settings: IndexSettings, changes: SettingsChanges): IndexSettings {
  return { ...settings, ...Object.fromEntries(Object.entries(changes)) };
}
