import { isId } from './ids';

/** Maximum length of a readable slug. */
const READABLE = 40;

/**
 * Returns the slug of a folder, unique in its group: the letters and digits of its title, in any script, lower case,
 * with hyphens between. Slugs are read in links and seldom typed, so Japanese titles keep their script. A slug does not
 * change with the title, because links must stay valid.
 * @param taken slugs of the group's other folders; a number is appended to avoid them
 */
export function folderSlug(title: string, taken: ReadonlySet<string>): string {
  const letters = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const word = [...letters].slice(0, READABLE).join('').replace(/-$/, '') || 'folder';
  // A slug in the form of an id would be read as an id.
  const first = isId(word) ? `folder-${word}` : word;
  let slug = first;
  for (let number = 2; taken.has(slug); number += 1) slug = `${first}-${number}`;
  return slug;
}
