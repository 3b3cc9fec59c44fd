import { Blocks } from '../../../legal/blocks-view';
import { blocksOf } from '../../../legal/blocks';
import { inlineOf } from './inline';

interface Props {
  /** Markdown of an article. */
  readonly text: string;
  /** Level of its headings. */
  readonly heading: 'h2' | 'h4';
}

/** The text of an article: headings, paragraphs, lists and links. */
export function ArticleText({ text, heading }: Props) {
  return (
    <div className="legal helptext">
      <Blocks of={blocksOf(text)} heading={heading} inline={inlineOf} />
    </div>
  );
}
