import { Injectable } from '@nestjs/common';
import { forgetAnswers, sqlOf, type Tx } from '@kashikari/platform';
import { PersonalWords } from '../../app/ports/personal-words';

/** `$1` is the deleted account. Memos belong to borrowers, notes to lenders. */
const FORGET = [
  'delete from unread_message where user_id = $1 or message_id in (select id from message where author_id = $1)',
  'delete from message where author_id = $1',
  `update booking set memo = '' where borrower_id = $1 and memo <> ''`,
  `update booking set dispute_reason = '' where dispute_by = $1 and dispute_reason <> ''`,
  'delete from booking_note where author_id = $1 or booking_id in (select id from booking where lender_id = $1)',
  `update stocktaking set note = '', condition = '' where counted_by = $1 and (note <> '' or condition <> '')`,
  `update stocktaking_decision set reason = '' where decided_by = $1 and reason <> ''`,
  'delete from feed where user_id = $1',
  'delete from payment where payer_id = $1',
];

@Injectable()
export class PgPersonalWords extends PersonalWords {
  async forget(within: Tx, accountId: string): Promise<void> {
    const tx = sqlOf(within);
    for (const statement of FORGET) await tx.read(statement, [accountId]);
    await forgetAnswers(tx, [accountId]);
  }
}
