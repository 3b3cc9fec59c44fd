import type { WebhookParams } from '../../domain/mail';
import { named } from '../shortened';
import { pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, Showing } from './mail';

/** Names of providers, the same in every language. */
const PROVIDERS: Readonly<Record<string, string>> = {
  slack: 'Slack',
  discord: 'Discord',
  teams: 'Microsoft Teams',
  chatwork: 'Chatwork',
  line: 'LINE',
  standard: 'Standard Webhooks',
};

/** A webhook no longer receives anything: its provider, the last error, and the way to its screen. */
export function webhook<const T extends InEveryLanguage<PlainTexts>>(
  texts: T & Showing<T, 'provider' | 'error'>,
): Mail<WebhookParams> {
  const page = (draft: Draft<WebhookParams>) => {
    const { content, words, site } = draft;
    const { provider, error, path } = content.params;
    const values = { provider: PROVIDERS[provider] ?? provider, error: named(error) };
    const says = (part: string) => words.t(`${content.template}.${part}`, values);
    return pageOf(draft, says, { link: { text: says('action'), url: `${site}${path}` } });
  };
  return { page, texts };
}
