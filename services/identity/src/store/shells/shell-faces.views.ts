import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { ShellFaceViews } from '../../app/ports';
import type { ShellFace } from '../../domain/shells/shell-face';
import { toShellFace, type ShellFaceRow } from './shell-face-row';

@Injectable()
export class PgShellFaceViews extends ShellFaceViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async find(shellId: string): Promise<ShellFace | undefined> {
    const row = await this.db.one<ShellFaceRow>('select * from shell_face where shell_id = $1', [shellId]);
    return row && toShellFace(row);
  }

  override async all(): Promise<ShellFace[]> {
    return (await this.db.read<ShellFaceRow>('select * from shell_face')).map(toShellFace);
  }
}
