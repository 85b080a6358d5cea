import { createHash } from 'node:crypto';
import type { Picture, Shot } from './plan.ts';

/** What turns light into a picture; a change here develops anew and renders nothing. */
const DARKROOM = ['lantern/develop', 'lantern/denoise'];
const STUDIO = ['run', 'lantern/render', ...DARKROOM];

/**
 * The scripts that a scene is made by, itself included: it follows `import`s within the folder, so that a change to the chairs
 * leaves pictures of lamps alone.
 *
 * @param read gives a module's source (`lantern/lamps`), or undefined where there is none
 */
export function scriptsOf(scene: string, read: (module: string) => string | undefined): string[] {
  const found = new Set<string>();
  const open = [`scenes/${scene}`];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    const source = found.has(module) ? undefined : read(module);
    if (source === undefined) continue;
    found.add(module);
    open.push(...importsOf(source));
  }
  return [...found].filter((module) => !STUDIO.includes(module)).sort();
}

/** `from .glass import opal` is a module's name, `from lantern import lamps, ground` lists modules, over several lines in brackets. */
const IMPORT = /^\s*from (lantern|scenes|\.)(?:\.?(\w+))? import (?:\(([^)]*)\)|(.*))$/gmu;

function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, from = '', module, bracketed, listed = '']) => {
    const room = from === '.' ? 'lantern' : from;
    const names = module ? [module] : (bracketed ?? listed).match(/\w+/gu);
    return (names ?? []).map((name) => `${room}/${name}`);
  });
}

/** What a shot's light is made from: the scene's scripts, the camera's name, size and samples. */
export function lightOf(shot: Shot, read: (module: string) => string | undefined) {
  const hash = createHash('sha256').update(JSON.stringify([shot.scene, shot.shot, shot.size, shot.samples]));
  for (const module of scriptsOf(shot.scene, read)) hash.update(module).update(read(module) ?? '');
  return hash.digest('hex').slice(0, 16);
}

/** What a picture is made from: its light, and how that is developed, cropped and turned. */
export function pictureOf(shot: Shot, picture: Picture, read: (module: string) => string | undefined) {
  const hash = createHash('sha256')
    .update(lightOf(shot, read))
    .update(JSON.stringify([picture.develop, picture.crop, picture.mirror]));
  for (const module of DARKROOM) hash.update(read(module) ?? '');
  return hash.digest('hex').slice(0, 16);
}
