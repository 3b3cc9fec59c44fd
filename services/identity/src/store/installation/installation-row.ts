import type { Locale } from '@kashikari/kernel';
import type { Encryptor } from '../../app/ports';
import type { Installation, MailServer } from '../../domain/installation/installation';

/** Sealing context of the mail server. */
const CONTEXT = 'mail-server';

export interface InstallationRow {
  name: string;
  locale: Locale | '';
  owner_id: string | null;
  sealed_mail: string;
  set_up_at: Date;
}

export function toInstallation(row: InstallationRow, encryptor: Encryptor): Installation {
  return {
    name: row.name,
    locale: row.locale,
    ownerId: row.owner_id,
    mail: openMail(row.sealed_mail, encryptor),
    setUpAt: row.set_up_at.getTime(),
  };
}

export function sealMail(mail: MailServer | null, encryptor: Encryptor): string {
  return mail ? encryptor.seal(JSON.stringify(mail), CONTEXT) : '';
}

/** Returns null if it was sealed under a lost secret: the owner sets it again. */
function openMail(sealed: string, encryptor: Encryptor): MailServer | null {
  const opened = sealed ? encryptor.open(sealed, CONTEXT) : undefined;
  return opened === undefined ? null : (JSON.parse(opened) as MailServer);
}
