import { textOf, SETS, type unsubscribes } from '@kashikari/contracts';
import { DEFAULT_LOCALE, notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { pageOf } from './unsubscribe-page';
import { OneClick, tokenInPath, UnsubscribePage } from './unsubscribe.schema';

const link = {
  tag: 'Users',
  auth: 'none',
  path: '/unsubscribe/{token}',
  params: tokenInPath,
  refuses: ['not_found'],
} as const;

const getUnsubscribe = route(
  {
    ...link,
    method: 'get',
    operationId: 'getUnsubscribe',
    summary: 'Get the page of an unsubscribe link',
    description: 'The page says which mails are meant and has a button. It changes nothing.',
    answer: { status: 200, description: 'The page.', body: UnsubscribePage, mediaType: 'text/html' },
  },
  async ({ params, call, services }) => {
    const { unsubscription } = await services.unsubscribes.getUnsubscribe(params, call);
    return { body: toPage(unsubscription) };
  },
);

const unsubscribe = route(
  {
    ...link,
    method: 'post',
    operationId: 'unsubscribe',
    summary: 'Unsubscribe from the mails of a kind',
    description:
      'Called by the button of the page, and by mail programs (RFC 8058). It needs no sign-in, and can be repeated. The kind of the mail is turned off in the notification settings, even if it is the last one that is on.',
    body: OneClick,
    bodyOptional: true,
    file: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    fileLimit: 4 * 1024,
    answer: {
      status: 200,
      description: 'Unsubscribed. The body is a page that says so.',
      body: UnsubscribePage,
      mediaType: 'text/html',
    },
  },
  async ({ params, call, services }) => {
    const { unsubscription } = await services.unsubscribes.unsubscribe(params, call);
    return { body: toPage(unsubscription) };
  },
);

export const unsubscribeRoutes = [getUnsubscribe, unsubscribe];

function toPage(unsubscription: unsubscribes.Unsubscription | undefined): string {
  if (!unsubscription) throw notFound('unsubscribe', '');
  const { kind, locale, off, userId } = unsubscription;
  const language = textOf(SETS.locale, locale) ?? DEFAULT_LOCALE;
  return pageOf({ kind: textOf(SETS.noticeKind, kind), locale: language, off, userId });
}
