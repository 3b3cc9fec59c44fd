import type { components } from '@kashikari/web-kit';
import type { NewMailServer } from './api/setup';

export type MailServer = NonNullable<components['schemas']['MailServerAnswer']['mail_server']>;

/** The fields of a form, as refusals name them after `mail.`. */
export const MAIL_FIELDS = ['host', 'port', 'security', 'login', 'password', 'from'] as const;

/** A mail server as it is typed. */
export interface MailForm {
  readonly host: string;
  /** Empty: the usual one of how the connection is protected. */
  readonly port: string;
  readonly security: NewMailServer['security'];
  readonly login: string;
  readonly password: string;
  /** Empty: the owner's address. */
  readonly from: string;
}

export const NO_SERVER: MailForm = {
  ...{ host: '', port: '', security: 'starttls', login: '', password: '', from: '' },
};

/** The ports of mail servers (RFC 8314, section 3.3; RFC 6409). */
export const USUAL_PORT = { tls: 465, starttls: 587, none: 25 } as const satisfies Record<
  MailForm['security'],
  number
>;

/** Returns the form of a stored server; its password is never shown. */
export function formOf({ port, ...server }: MailServer): MailForm {
  return { ...server, port: String(port), password: '' };
}

/** The server that a form means. @param email of the owner */
export function serverOf(form: MailForm, email: string): NewMailServer {
  const { port, from, security } = form;
  return { ...form, port: port ? Number(port) : USUAL_PORT[security], from: from.trim() || email };
}
