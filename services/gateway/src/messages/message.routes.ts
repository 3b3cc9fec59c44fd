import { enumOf, SETS } from '@kashikari/contracts';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toMessage, toUnread } from './message.mapper';
import {
  MessageList,
  MessagesRead,
  MessageWritten,
  messageQuery,
  NewMessage,
  UnreadAnswer,
} from './message.schema';

const tag = 'Messages';

const createMessage = route(
  {
    method: 'post',
    path: '/messages',
    operationId: 'createMessage',
    tag,
    summary: 'Create a message',
    description:
      'Allowed for borrower and lender, managers of either, owners of a group that contains the good, and the office while a dispute is open. The other parties are notified by email: of the first message immediately, of messages within the next five minutes together.',
    auth: 'required',
    body: NewMessage,
    answer: { status: 201, description: 'The message.', body: MessageWritten },
    refuses: ['not_found', 'message.force_notify'],
  },
  async ({ body, call, services }) => {
    const { message } = await services.messages.createMessage(
      { bookingId: body.booking_id, body: body.body, forceNotify: body.force_notify },
      call,
    );
    return { body: { message: toMessage(message, body.booking_id) } };
  },
);

const listMessages = route(
  {
    method: 'get',
    path: '/messages',
    operationId: 'listMessages',
    tag,
    summary: 'List messages of a booking',
    description: 'Does not mark messages as read; `PUT /messages/read` does.',
    auth: 'required',
    query: messageQuery,
    answer: { status: 200, description: 'A page of messages.', body: MessageList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const { messages, page, permissions } = await services.messages.listMessages(
      {
        bookingId: query.booking_id,
        sort: enumOf(SETS.messageSort, query.sort),
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
  },
);

const markMessagesRead = route(
  {
    method: 'put',
    path: '/messages/read',
    operationId: 'markMessagesRead',
    tag,
    summary: 'Mark messages as read',
    auth: 'required',
    body: MessagesRead,
    answer: { status: 200, description: 'The number of unread messages in all threads.', body: UnreadAnswer },
    refuses: ['not_found'],
  },
  async ({ body, call, services }) => {
    const { unread } = await services.messages.markMessagesRead(
      { bookingId: body.booking_id, messageId: body.message_id },
      call,
    );
    return { body: { unread: toUnread(unread) } };
  },
);

const countUnreadMessages = route(
  {
    method: 'get',
    path: '/messages/unread',
    operationId: 'countUnreadMessages',
    tag,
    summary: 'Get the number of unread messages',
    description: 'The number in all threads, for a badge. Cheap enough to call on every screen.',
    auth: 'required',
    answer: { status: 200, description: 'The number of unread messages.', body: UnreadAnswer },
  },
  async ({ call, services }) => {
    const { unread } = await services.messages.countUnreadMessages({}, call);
    return { body: { unread: toUnread(unread) } };
  },
);

export const messageRoutes = [createMessage, listMessages, markMessagesRead, countUnreadMessages];
