import { defineRoute } from '../rest/route';
import {
  MessageList,
  MessagesRead,
  MessageWritten,
  messageQuery,
  NewMessage,
  UnreadAnswer,
} from './message.schema';

const tag = 'Messages';

export const createMessage = defineRoute({
  method: 'post',
  path: '/messages',
  operationId: 'createMessage',
  tag,
  summary: 'Write about a booking',
  description:
    'For borrower and lender, managers of either, who runs a group of the good, and the office while a dispute is open. The other sides are told by mail: of the first message at once, of those within the next five minutes together.',
  auth: 'required',
  body: NewMessage,
  answer: { status: 201, description: 'The message.', body: MessageWritten },
  refuses: ['not_found', 'message.force_notify'],
});

export const listMessages = defineRoute({
  method: 'get',
  path: '/messages',
  operationId: 'listMessages',
  tag,
  summary: 'What was written about a booking',
  description: 'Reading marks nothing as read; `PUT /messages/read` does.',
  auth: 'required',
  query: messageQuery,
  answer: { status: 200, description: 'A page of messages.', body: MessageList },
  refuses: ['not_found'],
});

export const markMessagesRead = defineRoute({
  method: 'put',
  path: '/messages/read',
  operationId: 'markMessagesRead',
  tag,
  summary: 'Mark messages as read, up to one of them',
  auth: 'required',
  body: MessagesRead,
  answer: { status: 200, description: 'What is left unread, in all threads.', body: UnreadAnswer },
  refuses: ['not_found'],
});

export const countUnreadMessages = defineRoute({
  method: 'get',
  path: '/messages/unread',
  operationId: 'countUnreadMessages',
  tag,
  summary: 'How much is unread, in all threads',
  description: 'For a badge; cheap enough for every screen.',
  auth: 'required',
  answer: { status: 200, description: 'The number.', body: UnreadAnswer },
});
