import { Module } from '@nestjs/common';
import { CreateGroup } from '../app/groups/create-group';
import { DeleteGroup } from '../app/groups/delete-group';
import { GetGroup } from '../app/groups/get-group';
import { GetGroupFacts } from '../app/groups/get-group-facts';
import { GroupPosts } from '../app/groups/group-posts';
import { GroupRoom } from '../app/groups/group-room';
import { HandOver } from '../app/groups/hand-over';
import { ListGroups } from '../app/groups/list-groups';
import { ListTransferees } from '../app/groups/list-transferees';
import { ManagePosts } from '../app/groups/manage-posts';
import { NotifyOfPost } from '../app/groups/notify-of-post';
import { UpdateGroup } from '../app/groups/update-group';
import { NotifyOfPostJob } from '../events/notify-of-post.job';
import { GroupsController } from '../grpc/groups/groups.controller';
import { PostsController } from '../grpc/groups/posts.controller';

/** Groups and their posts. */
@Module({
  controllers: [GroupsController, PostsController],
  providers: [
    CreateGroup,
    DeleteGroup,
    GetGroup,
    GetGroupFacts,
    GroupPosts,
    GroupRoom,
    HandOver,
    ListGroups,
    ListTransferees,
    ManagePosts,
    NotifyOfPost,
    UpdateGroup,
    NotifyOfPostJob,
  ],
  exports: [GetGroup, GetGroupFacts, GroupPosts, HandOver, ListTransferees],
})
export class GroupsModule {}
