import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Resource } from './resource';

const folder = path.join(__dirname, 'resources');

/** Every resource that has a file in the folder, in the order of the files' names: there is no list to add to. */
export const RESOURCES: readonly Resource[] = readdirSync(folder).sort().flatMap(resourcesOf);

function resourcesOf(file: string): Resource[] {
  const exported: unknown[] = Object.values(require(path.join(folder, file)) as object);
  const found = exported.filter((value) => value instanceof Resource);
  if (found.length === 0) throw new Error(`tests/contract/resources/${file} exports no resource.`);
  return found;
}
