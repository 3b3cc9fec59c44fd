import { isId } from './ids';

/** As long as an address that people still read can be. */
const READABLE = 40;

/**
 * The word by which a folder is addressed within its group: the letters and digits of its title, in any script, in lower
 * case, with hyphens between. It is read in links and seldom typed, so Japanese titles stay as they are. Made once: links
 * outlive a new title.
 * @param taken slugs of the group's other folders; a number behind the word tells them apart
 */
export function folderSlug(title: string, taken: ReadonlySet<string>): string {
  const letters = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const word = [...letters].slice(0, READABLE).join('').replace(/-$/, '') || 'folder';
  // What looks like an id is taken for one.
  const first = isId(word) ? `folder-${word}` : word;
  let slug = first;
  for (let number = 2; taken.has(slug); number += 1) slug = `${first}-${number}`;
  return slug;
}
