import type { MailServer } from '../domain/mail-server';

/** Options of nodemailer for a server that the owner named. */
export function optionsOf({ host, port, security, login, password }: MailServer): object {
  return {
    ...{ host, port },
    secure: security === 'tls',
    // Without it a server that offers no STARTTLS would be sent the password in the clear.
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login && { auth: { user: login, pass: password } }),
  };
}
