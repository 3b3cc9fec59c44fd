import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { StartFault } from '../start-fault';

/** Secrets that an installation creates once and must never lose: its database can't be opened without them. */
export interface Secrets {
  /** Key material for signatures between services, base64 of 32 bytes; each use derives its own key. */
  readonly KASHIKARI_SECRET: string;
  /** Second secret, added by the operator while the first is being changed (docs/runbooks/rotate-keys.md). */
  readonly KASHIKARI_SECRET_ALSO?: string;
  /** Passwords of the logins of the embedded PostgreSQL, by login. */
  readonly passwords: Readonly<Record<string, string>>;
}

const password = () => randomBytes(24).toString('base64url');

/**
 * The secrets in `file`, made where they are missing (a later version may need one login more). Only the owner can
 * read the file; it is replaced by renaming, so a crash leaves the old one or the new one.
 */
export function keepSecrets(file: string, logins: readonly string[]): Secrets {
  const before = readSecrets(file);
  const missing = logins.filter((login) => !before?.passwords[login]);
  if (before && missing.length === 0) return before;
  const secrets: Secrets = {
    ...before,
    KASHIKARI_SECRET: before?.KASHIKARI_SECRET ?? randomBytes(32).toString('base64'),
    passwords: { ...before?.passwords, ...Object.fromEntries(missing.map((login) => [login, password()])) },
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return secrets;
}

function readSecrets(file: string): Secrets | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
    if (secrets.KASHIKARI_SECRET && secrets.passwords) return secrets;
  } catch {
    // Falls through to the sentence below: broken and incomplete are the same to the reader.
  }
  throw new StartFault(
    `${file} is damaged. It contains the passwords of the database in the same folder. Restore it from a backup, or move the whole folder away to start with an empty installation.`,
  );
}
