/**
 * A change of the REST contract that breaks a client, as oasdiff reports it.
 * @typedef {{ id: string, text: string, operation?: string, path?: string }} Break
 */

/** The entries of the changelog about what is not released yet that begin with “**Breaking**”. */
function announced(changelog) {
  const [, unreleased = ''] = changelog.split(/^## Unreleased$/m);
  const [own] = unreleased.split(/^## /m);
  return own.split(/\n(?=- |\n)/).filter((entry) => /^\s*- \*\*Breaking\*\*/.test(entry));
}

/**
 * Returns the name that an entry must contain between backticks: the affected field, or else the call.
 * @param {Break} one
 */
function nameOf({ operation, path, text }) {
  const [, field] = /`([a-z_][\w/]*)`/.exec(text) ?? [];
  return field?.split('/').at(-1) ?? `${operation} ${path}`;
}

/**
 * The changes that the changelog does not announce.
 * @param {Break[]} breaks
 * @param {string} changelog CHANGELOG.md
 */
export function silent(breaks, changelog) {
  const entries = announced(changelog);
  return breaks.filter((one) => !entries.some((entry) => entry.includes(`\`${nameOf(one)}\``)));
}
