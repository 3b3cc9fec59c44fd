import { Blocks } from '../../../legal/blocks-view';
import { blocksOf } from '../../../legal/blocks';
import { useLocale } from '@kashikari/web-kit';
import { unwrapped } from '../unwrapped';
import { inlineOf } from './inline';

interface Props {
  /** Markdown of an article. */
  readonly text: string;
  /** Level of its headings. */
  readonly heading: 'h2' | 'h4';
}

/** The text of an article: headings, paragraphs, lists and links. */
export function ArticleText({ text, heading }: Props) {
  const locale = useLocale();
  return (
    <div className="legal helptext">
      <Blocks of={blocksOf(unwrapped(text, locale))} heading={heading} inline={inlineOf} />
    </div>
  );
}
