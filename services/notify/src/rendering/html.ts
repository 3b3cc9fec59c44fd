import { escapeHtml } from '@kashikari/kernel';

/** A value under its name. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** Entry of a list that opens a page of the product. */
export interface ListLink {
  readonly text: string;
  readonly url: string;
}

/** Content of a mail in reading order. */
export interface Page {
  readonly locale: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly details: readonly Detail[];
  /** Alike things, such as the dates of a series, under a heading; each as text or as a link. */
  readonly list?: { readonly label: string; readonly items: readonly (string | ListLink)[] };
  /** Quoted messages, with their line breaks. */
  readonly quotes?: readonly { readonly who: string; readonly text: string }[];
  readonly link: { readonly text: string; readonly url: string } | undefined;
  readonly note: string;
  /** Link to unsubscribe. */
  readonly stop?: { readonly text: string; readonly url: string };
  readonly footer: string;
}

const FONT = `font-family:'Noto Sans JP','Hiragino Sans','Yu Gothic',sans-serif`;

/**
 * One column of plain headings, sentences and a list, so that a screen reader and a narrow phone read it as it is.
 * Colours are those of the product (text on ground 15:1, white on the link's ground 6.5:1); no pictures, nothing loaded.
 */
export function toHtml(page: Page): string {
  const details = page.details.map(
    ({ label, value }) =>
      `<dt style="color:#575550;font-size:13px">${escapeHtml(label)}</dt><dd style="margin:0 0 8px">${escapeHtml(value)}</dd>`,
  );
  const items = page.list?.items.map((item) => `<li>${itemOf(item)}</li>`) ?? [];
  const quotes = (page.quotes ?? []).map(
    ({ who, text }) =>
      `<p style="margin:16px 0 4px;color:#575550;font-size:13px">${escapeHtml(who)}</p><blockquote style="margin:0;padding:2px 0 2px 12px;border-left:3px solid #006878;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`,
  );
  const link = page.link && linkTo(page.link.url, page.link.text);
  return [
    `<!doctype html><html lang="${escapeHtml(page.locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">`,
    `<title>${escapeHtml(page.subject)}</title></head>`,
    `<body style="margin:0;padding:20px;background:#f5f3f0;color:#201e19;${FONT};font-size:15px;line-height:1.75">`,
    `<main style="max-width:34em;margin:0 auto;padding:20px;background:#ffffff;border-radius:10px">`,
    page.greeting && `<p style="margin:0 0 8px">${escapeHtml(page.greeting)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:17px;line-height:1.4">${escapeHtml(page.lead)}</h1>`,
    details.length ? `<dl style="margin:0 0 8px">${details.join('')}</dl>` : '',
    page.list
      ? `<p style="margin:16px 0 4px;color:#575550;font-size:13px">${escapeHtml(page.list.label)}</p><ol style="margin:0 0 8px;padding-left:28px">${items.join('')}</ol>`
      : '',
    ...quotes,
    link ?? '',
    page.note && `<p style="margin:0 0 16px">${escapeHtml(page.note)}</p>`,
    `</main><footer style="max-width:34em;margin:16px auto 0;color:#575550;font-size:13px">${escapeHtml(page.footer)}${stopping(page)}</footer>`,
    `</body></html>`,
  ].join('');
}

function itemOf(item: string | ListLink): string {
  if (typeof item === 'string') return escapeHtml(item);
  return `<a href="${escapeHtml(item.url)}" style="color:#006878">${escapeHtml(item.text)}</a>`;
}

function linkTo(url: string, text: string): string {
  const style =
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#006878;color:#ffffff;text-decoration:none';
  return `<p style="margin:16px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a></p>`;
}

function stopping({ stop }: Page): string {
  if (!stop) return '';
  return `<br><a href="${escapeHtml(stop.url)}" style="color:#575550">${escapeHtml(stop.text)}</a>`;
}
