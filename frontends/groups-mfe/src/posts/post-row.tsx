import {
  browserZone,
  dayIn,
  formatShortDay,
  Icon,
  IconChevronRight,
  Link,
  useLocale,
} from '@kashikari/web-kit';
import type { PostView } from '../api/posts';
import { postParts } from './post-parts';

/** One announcement by its heading and day; a press leads to all of them. */
export function PostRow({ post, slug }: { readonly post: PostView; readonly slug: string }) {
  const locale = useLocale();
  return (
    <Link className="post row" to={`/-/${slug}/posts`}>
      <span className="grow clip">{postParts(post.body).title}</span>
      <span className="meta">{formatShortDay(dayIn(browserZone(), post.created_at), locale)}</span>
      <Icon of={IconChevronRight} size="s" />
    </Link>
  );
}
