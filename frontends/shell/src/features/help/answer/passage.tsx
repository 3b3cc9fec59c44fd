import { Icon, IconChevronRight, Link, useTranslation } from '@kashikari/web-kit';
import { highlight } from './highlight';

interface Props {
  readonly text: string;
  readonly slug: string;
  /** Title of the article. */
  readonly title: string;
  /** Its wording is marked in the quotation. */
  readonly question: string;
}

/** A quotation from an article, with a link to it. */
export function Passage({ text, slug, title, question }: Props) {
  const { t } = useTranslation('shell');
  const [before, after] = t('help.quote', { text: '\n' }).split('\n');
  return (
    <blockquote className="passage">
      {before}
      {highlight(text, question).map((part, place) =>
        part.marked ? <mark key={place}>{part.text}</mark> : part.text,
      )}
      {after}
      <Link className="blk" to={`/help/${slug}`}>
        {title}
        <Icon of={IconChevronRight} size="s" />
      </Link>
    </blockquote>
  );
}
