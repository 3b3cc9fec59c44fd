import { createTransport } from 'nodemailer';
import { findingsAbout, type Finding } from './finding';

const TIMEOUT_MS = 10_000;

/**
 * Checks that the mail server is reachable, accepts the login, and encrypts.
 * @param chosen true if the owner has entered one in the browser
 */
export async function checkMail(url: string | undefined, home: string, chosen: boolean): Promise<Finding> {
  const look = findingsAbout('Mail');
  if (!url && chosen)
    return look.ok('The owner has named a mail server in the browser; the page there tests it');
  if (!url)
    return look.warn(
      `No mail server: mails are written to ${home}/mail, and nobody receives them`,
      'Name one in the settings of the installation, or set SMTP_URL.',
    );
  const { protocol, hostname, host, username } = new URL(url);
  try {
    await verify(url);
  } catch (error) {
    // The server's error about a login does not contain the password.
    const { code, message } = error as { code?: string; message: string };
    return look.wrong(`${host}: ${message}`, adviceFor(code));
  }
  const isOpen = protocol === 'smtp:' && !/^(localhost|127[.]|\[::1\])/.test(hostname);
  if (isOpen && !(await verify(url, { requireTLS: true }).catch(() => false)))
    return look.warn(`${host} answers without TLS`, 'Use smtps://, or a server that offers STARTTLS.');
  return look.ok(`${host} answers${username ? ' and takes the login' : ''}`);
}

async function verify(url: string, options: { requireTLS?: boolean } = {}): Promise<true> {
  const transport = createTransport({
    url,
    ...options,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object);
  try {
    return await transport.verify();
  } finally {
    transport.close();
  }
}

function adviceFor(code = ''): string {
  if (code === 'EAUTH') return 'Check login and password in SMTP_URL.';
  if (code === 'ETLS') return 'Check the certificate of the mail server, and its name in SMTP_URL.';
  return 'Check host and port in SMTP_URL, and that a firewall lets this machine reach them.';
}
