import { RESOURCES } from './all-resources';
import type { World } from './base';
import type { Resource, Example } from './resource';

export type { Example } from './resource';

/** Examples of every operation, from the files of the folder `resources`. A new operation without one fails a test. */
export const EXAMPLES = collected(RESOURCES);

/** @throws when no file has one */
export function exampleOf(operationId: string, world: World, examples = EXAMPLES): Example {
  const example = examples.get(operationId);
  if (!example) throw new Error(`No file of tests/contract/resources has an example of ${operationId}.`);
  return example(world);
}

/** @throws when an operation has two */
export function collected(resources: readonly Resource[]): ReadonlyMap<string, (world: World) => Example> {
  const found = new Map<string, (world: World) => Example>();
  for (const [operationId, example] of resources.flatMap((resource) => resource.examples)) {
    if (found.has(operationId))
      throw new Error(`Two examples of ${operationId} in tests/contract/resources: one has to go.`);
    found.set(operationId, example);
  }
  return found;
}

/** The path of an operation with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(params[name] ?? ''));
}
