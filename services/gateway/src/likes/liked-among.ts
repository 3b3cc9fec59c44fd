import { relatedTo } from '../mappers/related';
import type { Services } from '../clients/services';
import type { Call } from '@kashikari/kernel';

/** Returns those of the goods that the caller likes, by one call; none for visitors. */
export async function likedAmong(
  services: Services,
  goodIds: readonly string[],
  call: Call,
): Promise<string[]> {
  if (call.actor.kind === 'visitor') return [];
  return relatedTo(goodIds, async (wanted) => {
    const { goodIds: liked } = await services.likes.listLiked({ goodIds: wanted }, call, {
      deadlineMs: 2_000,
    });
    return liked;
  });
}
