import { transfers } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Transfer, Transferee } from './transfer.schema';

export const toTransfer = answerOf(Transfer, transfers.Transfer);
export const toTransferee = answerOf(Transferee, transfers.Transferee);
