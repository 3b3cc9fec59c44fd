import { shelves } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageLikes } from '../app/manage-likes';

@GrpcController(shelves.LikeServiceService)
export class LikesController {
  constructor(private readonly likes: ManageLikes) {}

  async toggleLike({ goodId }: shelves.ToggleLikeRequest, call: Call): Promise<shelves.ToggleLikeResponse> {
    return { liked: await this.likes.toggle(goodId.toLowerCase(), call) };
  }

  async listLiked({ goodIds }: shelves.ListLikedRequest, call: Call): Promise<shelves.ListLikedResponse> {
    return { goodIds: await this.likes.among(goodIds, call) };
  }
}
