import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inEach } from './databases.mjs';
import { daysSince, later } from './dates.mjs';

const unpacked = (folder, name) =>
  brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).toString();

const aboutOf = (folder) => JSON.parse(unpacked(folder, 'installation.json'));

/**
 * Returns a stored installation, as if it had been made less than a day ago.
 * @param {string} folder
 */
export function kept(folder) {
  const about = aboutOf(folder);
  const days = daysSince(about.madeAt);
  return {
    ...about,
    /** Time of its making, moved like all its days. */
    madeAt: later(about.madeAt, days),
    days,
    /** @type {Record<string, unknown>} person and request → the answer of the version that made the installation */
    answers: JSON.parse(later(unpacked(folder, 'answers.json'), days)),
  };
}

/**
 * Puts the secrets and the pictures of an installation back; with them its databases can be made.
 * @param {string} folder what is kept
 * @param {string} dataDir empty
 */
export function restoreFiles(folder, dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const { secrets } = aboutOf(folder);
  writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
  const files = path.join(folder, 'files');
  if (existsSync(files)) cpSync(files, path.join(dataDir, 'files'), { recursive: true });
}

/**
 * Fills the empty databases of a running server with what is kept: the schema as that version made it, and every row.
 * @param {string} folder
 * @param {string} dataDir
 */
export async function restoreDatabases(folder, dataDir) {
  const days = daysSince(aboutOf(folder).madeAt);
  await inEach(dataDir, async (client, database) => {
    // As when they were applied (packages/platform/src/database/sql-sources.ts): one function may call a later one.
    await client.query('set check_function_bodies = off');
    await client.query(unpacked(folder, `${database}.schema.sql`));
    await client.query(later(unpacked(folder, `${database}.rows.sql`), days));
  });
}
