import type { Article } from '@kashikari/help';
import { Icon, IconChevronRight, Link } from '@kashikari/web-kit';
import type { ReactNode } from 'react';

interface Props {
  readonly of: readonly Pick<Article, 'slug' | 'title' | 'summary'>[];
  /** Text below a title; the summary if absent. */
  readonly note?: (slug: string) => ReactNode;
}

/** Articles as rows that open them. */
export function ArticleRows({ of, note }: Props) {
  return (
    <div className="card list">
      {of.map(({ slug, title, summary }) => (
        <Link key={slug} className="helprow" to={`/help/${slug}`}>
          <span className="grow">
            <b className="blk">{title}</b>
            <span className="sm t2">{note ? note(slug) : summary}</span>
          </span>
          <Icon of={IconChevronRight} />
        </Link>
      ))}
    </div>
  );
}
