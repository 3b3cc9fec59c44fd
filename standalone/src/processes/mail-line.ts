/**
 * Returns the line on the terminal for a mail that was written to a file, because there is no mail server. Only mails
 * with a secret link get one: a sign-in, an address to confirm, an invitation. A person who tries the product alone has
 * to open that link. Returns undefined for all other mails and messages of a process.
 */
export function mailLine(message: unknown): string | undefined {
  const mail = (message as { mail?: Partial<Record<string, unknown>> } | null)?.mail;
  if (!mail || [mail['to'], mail['subject'], mail['link']].some((part) => typeof part !== 'string'))
    return undefined;
  const { to, subject, link } = mail as Record<'to' | 'subject' | 'link', string>;
  if (!link.includes('?')) return undefined;
  const line = `Mail to ${to}: ${subject}\n  ${link}`;
  // Names of people stand in subjects: none of them steers a terminal.
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (letter) => (letter === '\n' ? letter : ''));
}
