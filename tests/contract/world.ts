import { RESOURCES } from './all-resources';
import { makeBase, type World } from './base';

export { PASSWORD, SECRET_PRICE, SECRET_WORD, signUp, willing, type Person, type World } from './base';

/** The base, and then what each file of the folder `resources` makes. */
export async function makeWorld(url: string): Promise<World> {
  const world = await makeBase(url);
  for (const resource of RESOURCES) await resource.make(world);
  return world;
}
