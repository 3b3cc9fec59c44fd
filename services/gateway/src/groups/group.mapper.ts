import { identity } from '@kashikari/contracts';
import { toPost } from '../posts/post.mapper';
import { answerOf } from '../mappers/answer-of';
import { Group } from './group.schema';

/** Returns the addresses at which catalog serves the picture, below the product's origin. */
function toPicture(imageId: string): Group['cover'] {
  if (!imageId) return null;
  const address = `/files/images/${imageId}`;
  return {
    image_id: imageId,
    public_url: `${address}/full.webp`,
    thumbnail_public_url: `${address}/thumb.webp`,
  };
}

export const toGroup = answerOf(Group, identity.Group, {
  cover: ({ coverImageId }) => toPicture(coverImageId),
  logo: ({ logoImageId }) => toPicture(logoImageId),
  latest_post: ({ latestPost }) => (latestPost ? toPost(latestPost) : null),
  pinned_post: ({ pinnedPost }) => (pinnedPost ? toPost(pinnedPost) : null),
});
