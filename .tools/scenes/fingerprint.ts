import { createHash } from 'node:crypto';
import type { ScenePicture, SceneShot } from './plan.ts';

/** Scripts that turn rendered light into a picture. A change here does not require a new rendering. */
const DEVELOPMENT_SCRIPTS = ['lantern/develop', 'lantern/denoise'];
const SHARED_SCRIPTS = ['run', 'lantern/render', ...DEVELOPMENT_SCRIPTS];

/**
 * Returns the scripts of a scene, including itself. It follows imports within the folder, so a change of one object invalidates only
 * scenes that contain it.
 *
 * @param read returns the source of a module such as `lantern/lamps`, or undefined for an unknown module
 */
export function findSceneScripts(scene: string, read: (module: string) => string | undefined): string[] {
  const found = new Set<string>();
  const queue = [`scenes/${scene}`];
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    const source = found.has(module) ? undefined : read(module);
    if (source === undefined) continue;
    found.add(module);
    queue.push(...findImports(source));
  }
  return [...found].filter((module) => !SHARED_SCRIPTS.includes(module)).sort();
}

/** Matches `from .glass import opal` (one module) and `from lantern import lamps, ground` (several, possibly in brackets over lines). */
const IMPORT = /^\s*from (lantern|scenes|\.)(?:\.?(\w+))? import (?:\(([^)]*)\)|(.*))$/gmu;

function findImports(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, from = '', module, bracketed, listed = '']) => {
    const folder = from === '.' ? 'lantern' : from;
    const names = module ? [module] : (bracketed ?? listed).match(/\w+/gu);
    return (names ?? []).map((name) => `${folder}/${name}`);
  });
}

/** Hashes the inputs of a shot's light: scene scripts, camera, size and samples. */
export function getLightFingerprint(shot: SceneShot, read: (module: string) => string | undefined) {
  const hash = createHash('sha256').update(JSON.stringify([shot.scene, shot.shot, shot.size, shot.samples]));
  for (const module of findSceneScripts(shot.scene, read)) hash.update(module).update(read(module) ?? '');
  return hash.digest('hex').slice(0, 16);
}

/** Hashes the inputs of a picture: its light, development settings, crop and mirroring. */
export function getPictureFingerprint(
  shot: SceneShot,
  picture: ScenePicture,
  read: (module: string) => string | undefined,
) {
  const hash = createHash('sha256')
    .update(getLightFingerprint(shot, read))
    .update(JSON.stringify([picture.develop, picture.crop, picture.mirror]));
  for (const module of DEVELOPMENT_SCRIPTS) hash.update(read(module) ?? '');
  return hash.digest('hex').slice(0, 16);
}
