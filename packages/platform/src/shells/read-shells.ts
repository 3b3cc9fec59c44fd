import { LineCounter, parseDocument, type Document } from 'yaml';
import { ConfigError } from '../config/config-error';
import { SHELLS, type ShellsOfFile } from './shell';

/**
 * Reads the text of a SHELLS_FILE, YAML or JSON.
 * @throws ConfigError that lists every fault with its line: `line 4, shells[0].hosts[1]: …`
 */
export function readShells(text: string): ShellsOfFile {
  const lines = new LineCounter();
  // Aliases can expand a small file to a huge one, so they are refused.
  const document = parseDocument(text, { lineCounter: lines, strict: true, uniqueKeys: true });
  if (document.errors.length)
    throw new ConfigError(
      document.errors.map(
        ({ pos, message }) => `line ${lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`,
      ),
    );
  const read = SHELLS.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {});
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map(({ path, message }) => `${placeOf(document, lines, path)}: ${message}`),
  );
}

/** Returns the line of a fault; for a missing entry, the line of its parent. */
function placeOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): string {
  const name = path.reduce<string>(
    (before, part) =>
      typeof part === 'number' ? `${before}[${part}]` : `${before}${before && '.'}${String(part)}`,
    '',
  );
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth ? document.getIn(path.slice(0, depth), true) : document.contents;
    const range = (node as { range?: readonly number[] } | null | undefined)?.range;
    if (range?.[0] !== undefined) return `line ${lines.linePos(range[0]).line}, ${name || 'file'}`;
  }
  return name || 'file';
}
