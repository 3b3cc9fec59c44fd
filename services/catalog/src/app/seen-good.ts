import { seesFolders } from '../domain/folder';
import type { Good } from '../domain/good';
import type { Id } from '../domain/ids';
import { permissionsOn, whyNotBooked, type Permission, type WhyNot } from '../domain/permissions';
import type { ActorTies } from '../domain/ties';

/** A good as one actor sees it. */
export interface SeenGood {
  readonly good: Good;
  /** Actions that the actor may take on it now. */
  readonly permissions: readonly Permission[];
  readonly whyNot: WhyNot | null;
  /** The folders that the actor sees it in. */
  readonly folderIds: readonly Id[];
}

export function seenBy(ties: ActorTies, good: Good): SeenGood {
  const folders = good.folders.filter(({ groupId }) => seesFolders(groupId, ties));
  return {
    good,
    permissions: permissionsOn(good, ties),
    whyNot: whyNotBooked(good, ties),
    folderIds: folders.map(({ id }) => id),
  };
}
