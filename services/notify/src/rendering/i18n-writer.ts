import { Writer, type Brief, type MailContent, type RenderedMail } from '../app/ports';
import { oneLine } from '../domain/address';
import { kindOf } from '../domain/notification-setting';
import { toHtml, type Page } from './html';
import { MAILS } from './mails';
import type { Draft } from './pages/draft';
import type { Mail } from './pages/mail';
import { toText } from './plain-text';
import { cut } from './shortened';
import { readWords } from './words';

/** Maximum length of a browser notification's text, characters: browsers show two or three lines. */
const LONGEST_BRIEF = 200;

/** Writes mails from the texts beside: the same page as plain text, as HTML, and in a few words. */
export class I18nWriter extends Writer {
  private readonly words = readWords(MAILS);

  /** @param site origin that links begin with */
  constructor(private readonly site: string) {
    super();
  }

  write(content: MailContent): RenderedMail {
    const draft = this.draftOf(content);
    const own = written(draft);
    const stop = stopOf(draft);
    const page = stop ? { ...own, stop } : own;
    const unsubscribeUrl = stop?.url ?? (page.stop && toApi(page.stop.url, draft.site));
    return {
      ...{ subject: page.subject, text: toText(page, draft.words), html: toHtml(page) },
      ...(unsubscribeUrl && { unsubscribeUrl }),
      ...(page.link && { link: page.link.url }),
    };
  }

  /** Omits messages about a booking, because bystanders can read a lock screen. */
  brief(content: MailContent): Brief {
    const draft = this.draftOf(content);
    const { subject, lead, quotes = [], link } = written(draft);
    const body = content.template === 'message' ? '' : (quotes[0]?.text ?? lead);
    return {
      title: cut(subject, LONGEST_BRIEF),
      body: cut(oneLine(body), LONGEST_BRIEF),
      path: link?.url.slice(draft.site.length) ?? '/home',
    };
  }

  private draftOf(content: MailContent): Draft {
    const site = content.shell?.origin ?? this.site;
    return { content, words: this.words.get(content.locale)!, site };
  }
}

/** Returns the link that turns off this kind of mail. A mail program posts to it; a reader finds a page that asks. */
function stopOf({ content: { template, unsubscribe }, words, site }: Draft): Page['stop'] {
  const kind = kindOf(template);
  if (!kind || !unsubscribe) return undefined;
  return { text: words.word(`stop.${kind}`), url: `${site}/v1/unsubscribe/${unsubscribe}` };
}

/** The page behind the link asks first; what a mail program posts to does it at once. */
function toApi(url: string, site: string): string {
  return `${site}/v1${url.slice(site.length)}`;
}

function written(draft: Draft): Page {
  // The queue has texts by name; they were checked when the mail was made or asked for.
  const { page }: Mail<never> = MAILS[draft.content.template];
  return page(draft as Draft<never>);
}
