import type { SqlTx } from '@kashikari/platform';
import type { Encryptor, Installations } from '../../app/ports';
import type { Installation, MailServer } from '../../domain/installation/installation';
import { sealMail } from './installation-row';

export class PgInstallations implements Installations {
  constructor(
    private readonly tx: SqlTx,
    private readonly encryptor: Encryptor,
  ) {}

  async add({ name, locale, ownerId, mail, setUpAt }: Installation): Promise<boolean> {
    const row = await this.tx.one(
      `insert into installation (name, locale, owner_id, sealed_mail, set_up_at)
        values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning id`,
      [name, locale, ownerId, sealMail(mail, this.encryptor), new Date(setUpAt)],
    );
    return row !== undefined;
  }

  async saveMail(mail: MailServer | null): Promise<void> {
    await this.tx.read('update installation set sealed_mail = $1', [sealMail(mail, this.encryptor)]);
  }
}
