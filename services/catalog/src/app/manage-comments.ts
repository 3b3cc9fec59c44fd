import { Injectable } from '@nestjs/common';
import { forbidden, notFound, unwrap, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import { isOwn, mayModerate, readComment, showComment, type Comment, type VoiceView } from '../domain/voice';
import type { Page } from './ports';
import { Comments, OWN_PIECE } from './ports/voices';
import { ReadingVoices } from './reading-voices';
import { writerOf } from './writer-of';

export interface CommentPage {
  readonly comments: readonly VoiceView<Comment>[];
  readonly total: number;
  /** True if the actor may write one. */
  readonly mayCreate: boolean;
}

/** Comments: by anybody signed in who sees the good. */
@Injectable()
export class ManageComments {
  constructor(
    private readonly comments: Comments,
    private readonly reading: ReadingVoices,
  ) {}

  async list(goodId: Id, page: Page, call: Call): Promise<CommentPage> {
    const reader = await this.reading.of(goodId, call);
    const { items, total } = await this.comments.listOf(goodId, page);
    const comments = items.map((comment) => showComment(comment, reader));
    return { comments, total, mayCreate: reader.userId !== undefined && reader.writes };
  }

  async create(goodId: Id, body: string, call: Call): Promise<VoiceView<Comment>> {
    const userId = writerOf(call);
    const reader = await this.reading.of(goodId, call);
    const read = unwrap(readComment(body));
    return showComment(await this.comments.add(call, reader.good, userId, read), reader);
  }

  /** Its author takes it away; who may edit the good empties its place, so that an answer to it is still understood. */
  async remove(id: Id, call: Call): Promise<void> {
    writerOf(call);
    const { entry, reader } = await this.reading.ofEntry(
      'comment',
      id,
      (asked) => this.comments.find(asked),
      call,
    );
    if (entry.removed) throw notFound('comment', id);
    if (isOwn(entry, reader)) await this.comments.remove(reader.good, entry, call.now);
    else if (mayModerate(reader)) await this.comments.empty(reader.good, entry, call.now);
    else throw forbidden();
  }

  async ownBefore(beforeId: string, call: Call): Promise<{ comments: VoiceView<Comment>[]; more: boolean }> {
    const found = await this.comments.ownBefore(writerOf(call), isId(beforeId) ? beforeId : undefined);
    return {
      comments: found.map((comment) => ({ ...comment, permissions: comment.removed ? [] : ['delete'] })),
      more: found.length === OWN_PIECE,
    };
  }
}
