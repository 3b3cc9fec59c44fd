import type { ReactNode } from 'react';
import type { Block } from './blocks';

interface Props {
  readonly of: readonly Block[];
  /** Headings within the text. */
  readonly heading: 'h2' | 'h4';
  /** Renders the marks within a line; by default a line has none. */
  readonly inline?: (line: string) => ReactNode;
}

/** The blocks of a text. */
export function Blocks({ of, heading: Heading, inline = (line) => line }: Props) {
  return of.map((block, index) => {
    if ('items' in block) {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <List key={index}>
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    return block.kind === 'heading' ? (
      <Heading key={index}>{block.text}</Heading>
    ) : (
      <p key={index}>{inline(block.text)}</p>
    );
  });
}
