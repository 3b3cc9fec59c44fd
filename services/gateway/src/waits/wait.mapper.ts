import { reservation } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { Wait } from './wait.schema';

const toBody = answerOf(Wait, reservation.Wait);

export function toWait(wait: reservation.Wait | undefined, asked = ''): Wait {
  if (!wait) throw notFound('wait', asked);
  return toBody(wait);
}
