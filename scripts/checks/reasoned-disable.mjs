/** A comment that switches a rule off, for a line or a file; `-- why` ends it. */
const DISABLES = /^\s*eslint-disable/;
const REASON = /\s--\s*\S/;

/** Forbids to switch a rule off without a reason: later readers can't know whether it still holds. */
export const reasonedDisable = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { reason: 'Say why the rule is off here: eslint-disable… rule -- why.' },
  },
  create({ sourceCode, report }) {
    const bare = sourceCode
      .getAllComments()
      .filter(({ value }) => DISABLES.test(value) && !REASON.test(value));
    return { Program: () => bare.forEach(({ loc }) => report({ loc, messageId: 'reason' })) };
  },
};
