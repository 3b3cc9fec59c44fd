import { escapeHtml, type Locale } from '@kashikari/kernel';
import { WORDS, type Kind } from './unsubscribe.words';

const FONT = `font-family:'Noto Sans JP','Hiragino Sans','Yu Gothic',sans-serif`;

/** Content of the page. */
interface Asked {
  /** Undefined for a kind of a later release. */
  readonly kind: Kind | undefined;
  readonly locale: Locale;
  /** True if these mails are turned off already. */
  readonly off: boolean;
  /** Receiver of the mail. */
  readonly userId: string;
}

/** Returns a page without scripts, which works in the window of any mail program. */
export function pageOf({ kind, locale, off, userId }: Asked): string {
  const words = WORDS[locale];
  const [question, done] = kind ? words.kinds[kind] : [words.title, words.title];
  const settings = `/users/${encodeURIComponent(userId)}/notification_setting`;
  const title = off ? done : question;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(words.title)}</title></head>`,
    `<body style="margin:0;padding:20px;background:#f5f3f0;color:#201e19;${FONT};font-size:16px;line-height:1.75">`,
    `<main style="max-width:32em;margin:0 auto;padding:24px;background:#ffffff;border-radius:10px">`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escapeHtml(title)}</h1>`,
    off ? `<p>${escapeHtml(words.back)}</p>` : form(words.stop),
    `<p style="margin:0"><a href="${settings}" style="color:#006878">${escapeHtml(words.settings)}</a></p>`,
    `</main></body></html>`,
  ].join('');
}

function form(button: string): string {
  const style =
    'padding:12px 20px;min-height:48px;border:0;border-radius:6px;background:#006878;color:#ffffff;font:inherit';
  return [
    `<form method="post" style="margin:0 0 16px"><input type="hidden" name="List-Unsubscribe" value="One-Click">`,
    `<button type="submit" style="${style}">${escapeHtml(button)}</button></form>`,
  ].join('');
}
