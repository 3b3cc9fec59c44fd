import type { ListLink, Page } from './html';
import type { Words } from './words';

/** Returns the page as plain text: related lines form blocks, separated by an empty line. */
export function toText(page: Page, { t }: Words): string {
  const details = page.details.map(({ label, value }) => t('label', { label, value })).join('\n');
  const list = page.list && [page.list.label, ...page.list.items.map(itemOf)].join('\n');
  const link = page.link && `${page.link.text}\n${page.link.url}`;
  const quotes = (page.quotes ?? []).map(
    ({ who, text }) => `${who}\n${text.replace(/\r?\n|\r/g, '\n').replace(/^/gm, '> ')}`,
  );
  const stop = page.stop && `${page.stop.text}\n${page.stop.url}`;
  const parts = [
    page.greeting,
    page.lead,
    details,
    list,
    ...quotes,
    link,
    page.note,
    stop,
    `-- \n${page.footer}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function itemOf(item: string | ListLink): string {
  return typeof item === 'string' ? `- ${item}` : `- ${item.text}\n  ${item.url}`;
}
