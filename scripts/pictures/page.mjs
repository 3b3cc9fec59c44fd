const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picture = (folder, name, about) =>
  `<figure><figcaption>${about}</figcaption><a href="${folder}/${name}"><img loading="lazy" src="${folder}/${name}" alt=""></a></figure>`;

/**
 * One page of HTML with every pair that differs: before, now, and where.
 * @param {{ before: string, after: string, folders: Record<'before' | 'after' | 'differences', string> }} sides names of
 *   both versions, and where their pictures lie, from the page
 * @param {Awaited<ReturnType<import('./compare.mjs').compareFolders>>} compared
 */
export function page({ before, after, folders }, { of, found }) {
  const rows = found.map(({ name, share, only }) => {
    const pair = [
      only === 'after' ? '' : picture(folders.before, name, escaped(before)),
      only === 'before' ? '' : picture(folders.after, name, escaped(after)),
      only ? '' : picture(folders.differences, name, 'what differs'),
    ];
    const much = only
      ? `only in ${only === 'before' ? escaped(before) : escaped(after)}`
      : `${(share * 100).toFixed(2)} %`;
    return `<section><h2>${escaped(name.replace('.png', ''))} <small>${much}</small></h2><div>${pair.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens that differ</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
div { display: flex; gap: 1rem; align-items: flex-start; }
figure { flex: 1; margin: 0; min-width: 0; }
img { max-width: 100%; border: 1px solid #bbb; }
small { color: #666; font-weight: normal; }
</style>
<h1>${found.length} of ${of} pictures differ</h1>
<p>${escaped(before)} beside ${escaped(after)}. The largest difference stands first.</p>
${rows.join('\n')}
</html>
`;
}
