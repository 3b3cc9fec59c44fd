import { voices } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageComments } from '../app/manage-comments';
import type { Comment, VoiceView } from '../domain/voice';
import { readPage } from './page';

@GrpcController(voices.CommentServiceService)
export class CommentsController {
  constructor(private readonly comments: ManageComments) {}

  async createComment(
    { goodId, body }: voices.CreateCommentRequest,
    call: Call,
  ): Promise<voices.CreateCommentResponse> {
    return { comment: toComment(await this.comments.create(goodId.toLowerCase(), body, call)) };
  }

  async listComments(request: voices.ListCommentsRequest, call: Call): Promise<voices.ListCommentsResponse> {
    const page = readPage(request.page);
    const { comments, total, mayCreate } = await this.comments.list(request.goodId.toLowerCase(), page, call);
    return { comments: comments.map(toComment), page: { ...page, total }, mayCreate };
  }

  async deleteComment(
    { id }: voices.DeleteCommentRequest,
    call: Call,
  ): Promise<voices.DeleteCommentResponse> {
    await this.comments.remove(id.toLowerCase(), call);
    return {};
  }

  async listOwnComments(
    { beforeId }: voices.ListOwnCommentsRequest,
    call: Call,
  ): Promise<voices.ListOwnCommentsResponse> {
    const { comments, more } = await this.comments.ownBefore(beforeId, call);
    return { comments: comments.map(toComment), more };
  }
}

function toComment({
  id,
  goodId,
  userId,
  body,
  removed,
  createdAt,
  permissions,
}: VoiceView<Comment>): voices.Comment {
  return {
    ...{ id, goodId, userId: userId ?? '', body, removed },
    createdAt: new Date(createdAt),
    permissions: [...permissions],
  };
}
