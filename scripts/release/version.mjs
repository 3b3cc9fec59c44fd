const PARTS = /^(\d+)\.(\d+)\.(\d+)$/;

/** `1.2.3`: a release is a plain one, without words behind. */
export const isVersion = (text) => PARTS.test(text ?? '');

export function isAfter(version, other) {
  const parts = (text) => PARTS.exec(text).slice(1).map(Number);
  const [one, two] = [parts(version), parts(other)];
  const differs = one.findIndex((part, place) => part !== two[place]);
  return differs >= 0 && one[differs] > two[differs];
}

/**
 * A file that says which version this is, with another one. Workspaces keep theirs: none is published by itself.
 * @param {string} file its name says how it is written
 */
export function versioned(file, text, version) {
  if (file.endsWith('.yaml'))
    return text
      .replace(/^version: .*$/m, `version: ${version}`)
      .replace(/^appVersion: .*$/m, `appVersion: ${version}`);
  const content = JSON.parse(text);
  content.version = version;
  if (content.packages) content.packages[''].version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The changelog with what was unreleased under the version and its day, and room above for what comes. */
export function headed(text, version, day) {
  if (new RegExp(`^## ${version.replaceAll('.', '[.]')} `, 'm').test(text)) return text;
  return text.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} - ${day}`);
}
