/**
 * What is said on the terminal of a mail that went into a file, because there is no mail server: who tries the product
 * alone has to follow its link. undefined for any other message of a process.
 */
export function mailLine(message: unknown): string | undefined {
  const mail = (message as { mail?: Partial<Record<string, unknown>> } | null)?.mail;
  if (!mail || [mail['to'], mail['subject'], mail['link']].some((part) => typeof part !== 'string'))
    return undefined;
  const { to, subject, link } = mail as Record<'to' | 'subject' | 'link', string>;
  const line = `Mail to ${to}: ${subject}${link && `\n  ${link}`}`;
  // Names of people stand in subjects: none of them steers a terminal.
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (letter) => (letter === '\n' ? letter : ''));
}
