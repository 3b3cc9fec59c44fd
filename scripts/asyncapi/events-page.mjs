// The tables of docs/events.md: every field of a message has a row. What it means is worded by hand, or is what the proto says.

/** The word of the page for what a field holds. */
function wordFor({ type, format, items, $ref }) {
  if ($ref) return `\`${$ref.split('.').at(-1)}\``;
  if (type === 'array') return items.type === 'string' ? 'texts' : `list of ${wordFor(items)}`;
  if (type === 'boolean') return 'yes/no';
  if (type === 'string') return format === 'date-time' ? 'instant' : 'text';
  return 'number';
}

const rowOf = ([name, { description = '', ...schema }]) =>
  `| \`${name}\` | ${wordFor(schema)} | ${description.replace(/[.]$/, '')} |`;

/**
 * Returns the page with a row added for each missing field, at the end of the table of its message. A message without a
 * section is skipped: a person writes it.
 * @param {string} page docs/events.md
 * @param {Record<string, { properties?: object }>} schemas of the AsyncAPI document
 */
export function withMissingRows(page, schemas) {
  const lines = page.split('\n');
  for (const [fullName, { properties = {} }] of Object.entries(schemas)) {
    const message = fullName.split('.').at(-1);
    const head = lines.findIndex((line) => new RegExp(`^\`${message}\`(:|;|$)`).test(line));
    const first = lines.findIndex((line, at) => at > head && line.startsWith('| '));
    if (head < 0 || first < 0) continue;
    let end = first;
    while (lines[end]?.startsWith('|')) end += 1;
    const told = lines.slice(first, end).flatMap((row) => row.split(' |')[0].match(/\w+/g) ?? []);
    const missing = Object.entries(properties).filter(([name]) => !told.includes(name));
    lines.splice(end, 0, ...missing.map(rowOf));
  }
  return lines.join('\n');
}
