import { PATCHES, posts } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManagePosts } from '../../app/groups/manage-posts';
import { readPage, toPageInfo, toPost } from '../shared/messages';

@GrpcController(posts.PostServiceService)
export class PostsController {
  constructor(private readonly manage: ManagePosts) {}

  async createPost(request: posts.CreatePostRequest, call: Call): Promise<posts.CreatePostResponse> {
    return { post: toPost(await this.manage.create(request, call)) };
  }

  async getPost({ id }: posts.GetPostRequest, call: Call): Promise<posts.GetPostResponse> {
    return { post: toPost(await this.manage.get(id, call)) };
  }

  async listPosts(
    { groupId, page: asked }: posts.ListPostsRequest,
    call: Call,
  ): Promise<posts.ListPostsResponse> {
    const page = readPage(asked);
    const found = await this.manage.list(groupId, page, call);
    return { posts: found.items.map(toPost), page: toPageInfo(found, page) };
  }

  async updatePost(request: posts.UpdatePostRequest, call: Call): Promise<posts.UpdatePostResponse> {
    return {
      post: toPost(await this.manage.update({ ...request, patch: PATCHES.post.read(request.patch) }, call)),
    };
  }

  async deletePost({ id }: posts.DeletePostRequest, call: Call): Promise<posts.DeletePostResponse> {
    await this.manage.remove(id, call);
    return {};
  }
}
