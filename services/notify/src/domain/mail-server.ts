/** A server that takes the installation's mails, as its owner named it in the browser. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: 'tls' | 'starttls' | 'none';
  /** Empty: the server asks for none. */
  readonly login: string;
  readonly password: string;
  /** Sender of every mail. */
  readonly from: string;
}
