import { StartFault } from '../start-fault';
import { readSettings, type StandaloneSettings } from '../settings';

/** The settings of a command, from the environment. */
export interface CommandSettings extends StandaloneSettings {
  readonly S3_BUCKET?: string;
}

/** Reads the settings of `npm start` that a command needs. */
export function readCommandSettings(): CommandSettings {
  const bucket = process.env['S3_BUCKET'];
  return { ...readSettings(process.env, process.cwd()), ...(bucket && { S3_BUCKET: bucket }) };
}

/**
 * The settings of a command about the embedded PostgreSQL.
 * @throws StartFault where the operator's own PostgreSQL is used
 */
export function readEmbeddedSettings(): CommandSettings {
  const settings = readCommandSettings();
  if (settings.DATABASE_URL)
    throw new StartFault(
      'DATABASE_URL names your own PostgreSQL. Use its tools, such as pg_dump, and copy DATA_DIR too.',
    );
  return settings;
}
