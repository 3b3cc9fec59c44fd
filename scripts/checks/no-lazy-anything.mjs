/** `[^]*?`, `[\s\S]+?` and their like, in the source of an expression; `.*?` is one where the dot means line ends, too. */
const ANYTHING = /\[(?:\^|\\s\\S|\\S\\s|\\d\\D|\\D\\d|\\w\\W|\\W\\w)\](?:[*+]|\{\d+,\d*\})\?/;
const ANY_WITH_S = /(?<!\\)\.(?:[*+]|\{\d+,\d*\})\?/;

const isLazyAnything = (source, flags) =>
  ANYTHING.test(source) || (flags.includes('s') && ANY_WITH_S.test(source));

/** The source and the flags of `RegExp(…)`, where they are written out. */
function writtenOut([source, flags]) {
  const text = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('');
    return '';
  };
  return [text(source), text(flags)];
}

/**
 * Forbids to look for a second mark with “anything, as little as possible”. If the second mark is missing, the rest of the
 * text is searched again for each first mark: 100 KB block a process for seconds. `eslint-plugin-regexp` doesn't find it.
 */
export const noLazyAnything = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lazy: 'Quadratic on hostile text: read line by line, or look for the two marks with indexOf.',
    },
  },
  create(context) {
    const look = (node, source, flags) => {
      if (isLazyAnything(source, flags)) context.report({ node, messageId: 'lazy' });
    };
    const lookAtCall = (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        look(node, ...writtenOut(node.arguments));
    };
    return {
      Literal(node) {
        if (node.regex) look(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: lookAtCall,
      CallExpression: lookAtCall,
    };
  },
};
