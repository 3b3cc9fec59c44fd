import type { SendMailOptions } from 'nodemailer';
import type { Envelope } from '../app/ports';
import { addressOf, oneLine } from '../domain/address';

/** One mail as nodemailer takes it. Sender and receiver of the envelope are given, never read out of headers. */
export function toMessage(envelope: Envelope, installation: string): SendMailOptions {
  const { id, to, subject, text, html, locale, replyTo, unsubscribeUrl } = envelope;
  const from = envelope.from || installation;
  const sender = addressOf(from);
  return {
    from: oneLine(from),
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    envelope: { from: sender, to },
    messageId: `<${id}@${sender.split('@')[1]}>`,
    subject: oneLine(subject),
    text,
    html,
    headers: {
      // Out-of-office replies stay away from what a machine sends (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
