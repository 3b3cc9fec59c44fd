/** A piece of a text: a heading, a paragraph, or a list, which is numbered if it is of steps. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] };

/**
 * Reads plain text as people write it: an empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list, and
 * `1. ` to the last number a list of steps. Nothing else has a meaning, so whatever an operator pastes is shown as it is.
 */
export function blocksOf(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(blocksIn);
}

function blocksIn(part: string): Block[] {
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return [{ kind: 'list', items: lines.map((line) => line.slice(2)) }];
  }
  if (lines.every((line, index) => line.startsWith(`${index + 1}. `))) {
    return [{ kind: 'steps', items: lines.map((line) => line.replace(/^\d+\. /, '')) }];
  }
  const [first = '', ...rest] = lines;
  if (!first.startsWith('#')) return [{ kind: 'paragraph', text: part }];
  const heading: Block = { kind: 'heading', text: first.replace(/^#+\s*/, '') };
  return rest.length > 0 ? [heading, ...blocksOf(rest.join('\n'))] : [heading];
}
