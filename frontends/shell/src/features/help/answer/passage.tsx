import { Icon, IconChevronRight, Link, useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly text: string;
  readonly slug: string;
  /** Title of the article. */
  readonly title: string;
}

/** A quotation from an article, with a link to it. */
export function Passage({ text, slug, title }: Props) {
  const { t } = useTranslation('shell');
  return (
    <blockquote className="passage">
      {t('help.quote', { text })}
      <Link className="blk" to={`/help/${slug}`}>
        {title}
        <Icon of={IconChevronRight} size="s" />
      </Link>
    </blockquote>
  );
}
