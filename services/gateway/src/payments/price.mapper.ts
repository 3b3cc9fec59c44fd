import { reservation, reservationEvents } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { CancellationStep, PriceLine } from './price.schema';

export const toPriceLine = answerOf(PriceLine, reservationEvents.PriceLine);

export const toCancellationStep = answerOf(CancellationStep, reservation.CancellationStep);
