import { Icon, IconPin, dayIn, formatDay, useLocale, useTranslation, browserZone } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { postParts } from './post-parts';
import type { PostView } from '../api/posts';
import './posts.css';

interface Props {
  readonly post: PostView;
  /** The author's name; empty for a person who has left. */
  readonly author: string;
  /** Shows only the beginning of its text. */
  readonly short?: boolean;
  readonly acts?: ReactNode;
}

/** One announcement: heading, text, author and time. */
export function PostCard({ post, author, short = false, acts }: Props) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const { title, rest } = postParts(post.body);
  const zone = browserZone();
  const day = formatDay(dayIn(zone, post.created_at), locale, dayIn(zone));
  return (
    <article className={post.pin ? 'post pin' : 'post'}>
      <div className="row">
        <div className="grow">
          {post.pin && (
            <span className="row meta">
              <Icon of={IconPin} size="s" />
              {t('posts.pinned')}
            </span>
          )}
          <h3>{title}</h3>
        </div>
        {acts}
      </div>
      {rest && <p className={short ? 't2 clip2' : 't2 pre'}>{rest}</p>}
      <p className="meta">{author ? t('posts.by', { name: author, day }) : day}</p>
    </article>
  );
}
