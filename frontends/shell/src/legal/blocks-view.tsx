import type { Block } from './blocks';

interface Props {
  readonly of: readonly Block[];
  /** Headings within the text. */
  readonly heading: 'h2' | 'h4';
}

/** The blocks of an operator's text. */
export function Blocks({ of, heading: Heading }: Props) {
  return of.map((block, index) => {
    if (block.kind === 'list')
      return (
        <ul key={index}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    return block.kind === 'heading' ? (
      <Heading key={index}>{block.text}</Heading>
    ) : (
      <p key={index}>{block.text}</p>
    );
  });
}
