import { voices } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageReviews } from '../app/manage-reviews';
import type { Review, VoiceView } from '../domain/voice';
import { readPage } from './page';

@GrpcController(voices.ReviewServiceService)
export class ReviewsController {
  constructor(private readonly reviews: ManageReviews) {}

  async createReview(
    { goodId, body }: voices.CreateReviewRequest,
    call: Call,
  ): Promise<voices.CreateReviewResponse> {
    return { review: toReview(await this.reviews.create(goodId.toLowerCase(), body, call)) };
  }

  async listReviews(request: voices.ListReviewsRequest, call: Call): Promise<voices.ListReviewsResponse> {
    const page = readPage(request.page);
    const found = await this.reviews.list(request.goodId.toLowerCase(), page, call);
    return {
      reviews: found.reviews.map(toReview),
      page: { ...page, total: found.total },
      own: found.own && toReview(found.own),
      mayCreate: found.mayCreate,
    };
  }

  async updateReview(
    { id, body, ifVersion }: voices.UpdateReviewRequest,
    call: Call,
  ): Promise<voices.UpdateReviewResponse> {
    return { review: toReview(await this.reviews.update(id.toLowerCase(), body, ifVersion, call)) };
  }

  async deleteReview({ id }: voices.DeleteReviewRequest, call: Call): Promise<voices.DeleteReviewResponse> {
    await this.reviews.remove(id.toLowerCase(), call);
    return {};
  }

  async findReview(
    { goodId, userId }: voices.FindReviewRequest,
    call: Call,
  ): Promise<voices.FindReviewResponse> {
    const found = await this.reviews.by(userId.toLowerCase(), goodId.toLowerCase(), call);
    return { review: found && toReview(found) };
  }

  async listOwnReviews(
    { beforeId }: voices.ListOwnReviewsRequest,
    call: Call,
  ): Promise<voices.ListOwnReviewsResponse> {
    const { reviews, more } = await this.reviews.ownBefore(beforeId, call);
    return { reviews: reviews.map(toReview), more };
  }
}

function toReview({
  userId,
  createdAt,
  updatedAt,
  permissions,
  ...review
}: VoiceView<Review>): voices.Review {
  return {
    ...review,
    userId: userId ?? '',
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    permissions: [...permissions],
  };
}
