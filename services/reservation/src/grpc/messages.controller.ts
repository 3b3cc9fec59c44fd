import { enumOf, messages, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { askedWord, GrpcController, newId } from '@kashikari/platform';
import { CountUnreadMessages } from '../app/count-unread-messages';
import { CreateMessage } from '../app/create-message';
import { ListMessages } from '../app/list-messages';
import { ListOwnMessages } from '../app/list-own-messages';
import { ListUnreadForMail } from '../app/list-unread-for-mail';
import { MarkMessagesRead } from '../app/mark-messages-read';
import type { Message } from '../domain/message';
import { MAX_BODY } from './limits';
import { idOf, textOf, pageOf } from './read-request';

/** The threads of bookings. */
@GrpcController(messages.MessageServiceService)
export class MessagesController {
  constructor(
    private readonly create: CreateMessage,
    private readonly list: ListMessages,
    private readonly own: ListOwnMessages,
    private readonly mark: MarkMessagesRead,
    private readonly count: CountUnreadMessages,
    private readonly forMail: ListUnreadForMail,
  ) {}

  async createMessage(
    request: messages.CreateMessageRequest,
    call: Call,
  ): Promise<messages.CreateMessageResponse> {
    const body = textOf(request.body, MAX_BODY, 'body');
    const { bookingId, forceNotify } = request;
    const draft = { id: newId(), body, forceNotify };
    return { message: messageOf(await this.create.run(idOf('booking', bookingId), draft, call)) };
  }

  async listMessages(
    request: messages.ListMessagesRequest,
    call: Call,
  ): Promise<messages.ListMessagesResponse> {
    const { page, perPage } = pageOf(request.page);
    const sort = askedWord(SETS.messageSort, 'sort', request.sort) ?? 'latest';
    const found = await this.list.run(idOf('booking', request.bookingId), { sort, page, perPage }, call);
    return {
      messages: found.messages.map((message) => messageOf(message, message.unread)),
      page: { page, perPage, total: found.total },
      permissions: [...found.permissions],
    };
  }

  async listOwnMessages(
    { beforeId }: messages.ListOwnMessagesRequest,
    call: Call,
  ): Promise<messages.ListOwnMessagesResponse> {
    const before = beforeId ? idOf('message', beforeId) : null;
    const found = await this.own.run(before, call);
    return { messages: found.messages.map((message) => messageOf(message)), more: found.more };
  }

  async markMessagesRead(
    request: messages.MarkMessagesReadRequest,
    call: Call,
  ): Promise<messages.MarkMessagesReadResponse> {
    const { bookingId, messageId } = request;
    const unread = await this.mark.run(idOf('booking', bookingId), idOf('message', messageId), call);
    return { unread };
  }

  async countUnreadMessages(
    _request: messages.CountUnreadMessagesRequest,
    call: Call,
  ): Promise<messages.CountUnreadMessagesResponse> {
    return { unread: await this.count.run(call) };
  }

  async listUnreadForMail(
    request: messages.ListUnreadForMailRequest,
    call: Call,
  ): Promise<messages.ListUnreadForMailResponse> {
    const asked = request.asked.map(({ bookingId, userId, sinceId }) => ({
      bookingId: idOf('booking', bookingId),
      userId: idOf('user', userId),
      sinceId: idOf('message', sinceId),
    }));
    const texts = await this.forMail.run(asked, call);
    return { threads: asked.map((one, at) => ({ ...one, texts: texts[at] ?? [] })) };
  }
}

function messageOf(message: Message, unread = false): messages.Message {
  const { id, bookingId, authorId, side, body, forceNotify, createdAt } = message;
  return {
    id,
    bookingId,
    userId: authorId,
    side: enumOf(SETS.messageSide, side),
    body,
    forceNotify,
    createdAt: new Date(createdAt),
    unread,
  };
}
