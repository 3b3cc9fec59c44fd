import { reservation } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { ExtensionPreview, MovedBooking, MovedRange } from './extension-preview.schema';
import type { User } from '../users/user.schema';

const toRange = answerOf(MovedRange, reservation.Range);
const noRange = reservation.Range.fromJSON({});

const toMoved = answerOf(MovedBooking, reservation.MovedBooking, {
  from: ({ from = noRange }) => toRange(from),
  to: ({ to = noRange }) => toRange(to),
});
const noneMoved = reservation.MovedBooking.fromJSON({});

const toPreview = answerOf(ExtensionPreview.omit({ users: true }), reservation.PreviewExtensionResponse, {
  extended: ({ extended = noneMoved }) => toMoved(extended),
  moves: ({ moves }) => moves.map(toMoved),
});

export function toExtensionPreview(
  preview: reservation.PreviewExtensionResponse,
  users: User[],
): ExtensionPreview {
  return { ...toPreview(preview), users };
}
