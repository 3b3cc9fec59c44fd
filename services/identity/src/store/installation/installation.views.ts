import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { Encryptor, InstallationViews } from '../../app/ports';
import type { Installation } from '../../domain/installation/installation';
import { toInstallation, type InstallationRow } from './installation-row';

@Injectable()
export class PgInstallationViews extends InstallationViews {
  constructor(
    private readonly db: Database,
    private readonly encryptor: Encryptor,
  ) {
    super();
  }

  override async find(): Promise<Installation | undefined> {
    const row = await this.db.one<InstallationRow>(
      'select name, locale, owner_id, sealed_mail, set_up_at from installation',
    );
    return row && toInstallation(row, this.encryptor);
  }
}
