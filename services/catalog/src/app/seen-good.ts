import type { Good } from '../domain/good';
import { permissionsOn, type Permission } from '../domain/permissions';
import type { ActorTies } from '../domain/ties';

/** A good as one actor sees it. */
export interface SeenGood {
  readonly good: Good;
  /** What the actor may do with it now. */
  readonly permissions: readonly Permission[];
}

export function seenBy(ties: ActorTies, good: Good): SeenGood {
  return { good, permissions: permissionsOn(good, ties) };
}
