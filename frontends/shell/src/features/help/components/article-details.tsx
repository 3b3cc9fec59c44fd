import type { Article } from '@kashikari/help';
import { ArticleText } from './article-text';

interface Props {
  readonly of: readonly Article[];
}

/** Articles that open in place. */
export function ArticleDetails({ of }: Props) {
  return (
    <div className="card faq">
      {of.map(({ slug, title, text }) => (
        <details key={slug}>
          <summary className="b">{title}</summary>
          <ArticleText text={text} heading="h4" />
        </details>
      ))}
    </div>
  );
}
