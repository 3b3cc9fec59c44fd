import { folders } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageLikes } from '../app/manage-likes';

@GrpcController(folders.LikeServiceService)
export class LikesController {
  constructor(private readonly likes: ManageLikes) {}

  async toggleLike(
    { goodId, liked }: folders.ToggleLikeRequest,
    call: Call,
  ): Promise<folders.ToggleLikeResponse> {
    return { liked: await this.likes.toggle(goodId.toLowerCase(), liked, call) };
  }

  async listLiked({ goodIds }: folders.ListLikedRequest, call: Call): Promise<folders.ListLikedResponse> {
    return { goodIds: await this.likes.among(goodIds, call) };
  }
}
