import type { SqlTx } from '@kashikari/platform';
import type { ShellFaces } from '../../app/ports';
import type { ShellFace } from '../../domain/shells/shell-face';
import { toShellFace, type ShellFaceRow } from './shell-face-row';

export class PgShellFaces implements ShellFaces {
  constructor(private readonly tx: SqlTx) {}

  async lock(shellId: string): Promise<ShellFace | undefined> {
    const row = await this.tx.one<ShellFaceRow>(
      'select * from shell_face where shell_id = $1 for no key update',
      [shellId],
    );
    return row && toShellFace(row);
  }

  async add(face: ShellFace): Promise<boolean> {
    const row = await this.tx.one(
      `insert into shell_face (shell_id, id, version, name, short_name, logo_image_id, icon_image_id, colour, welcome,
          locales, locale, time_zone, start, strong_sign_in_since, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
        on conflict (shell_id) do nothing returning shell_id`,
      valuesOf(face),
    );
    return row !== undefined;
  }

  async save(face: ShellFace): Promise<void> {
    await this.tx.read(
      `update shell_face set version = $3, name = $4, short_name = $5, logo_image_id = $6, icon_image_id = $7,
          colour = $8, welcome = $9, locales = $10, locale = $11, time_zone = $12, start = $13,
          strong_sign_in_since = $14, updated_at = $15 where shell_id = $1 and id = $2`,
      valuesOf(face),
    );
  }
}

function valuesOf(face: ShellFace): unknown[] {
  const since = face.strongSignInSince;
  return [
    ...[face.shellId, face.id, face.version, face.name, face.shortName],
    ...[face.logoImageId || null, face.iconImageId || null, face.colour, JSON.stringify(face.welcome)],
    ...[face.locales, face.locale, face.timeZone, face.start],
    ...[since === null ? null : new Date(since), new Date(face.updatedAt)],
  ];
}
