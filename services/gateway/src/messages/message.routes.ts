import { enumOf, SETS } from '@kashikari/contracts';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import * as contract from './message.contract';
import { toMessage, toUnread } from './message.mapper';

const createMessage = route(contract.createMessage, async ({ body, call, services }) => {
  const { message } = await services.messages.createMessage(
    { bookingId: body.booking_id, body: body.body, forceNotify: body.force_notify },
    call,
  );
  return { body: { message: toMessage(message, body.booking_id) } };
});

const listMessages = route(contract.listMessages, async ({ query, call, services }) => {
  const { messages, page, permissions } = await services.messages.listMessages(
    {
      bookingId: query.booking_id,
      sort: query.sort,
      sortEnum: enumOf(SETS.messageSort, query.sort),
      page: toPageRequest(query),
    },
    call,
  );
  const authors = messages.map(({ userId }) => userId);
  return {
    body: {
      messages: messages.map((message) => toMessage(message, query.booking_id)),
      users: await relatedUsers(services, authors, call),
      permissions,
      meta: toMeta(query, page),
    },
  };
});

const markMessagesRead = route(contract.markMessagesRead, async ({ body, call, services }) => {
  const { unread } = await services.messages.markMessagesRead(
    { bookingId: body.booking_id, messageId: body.message_id },
    call,
  );
  return { body: { unread: toUnread(unread) } };
});

const countUnreadMessages = route(contract.countUnreadMessages, async ({ call, services }) => {
  const { unread } = await services.messages.countUnreadMessages({}, call);
  return { body: { unread: toUnread(unread) } };
});

export const messageRoutes = [createMessage, listMessages, markMessagesRead, countUnreadMessages];
