import { push } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { PushToken } from './push-token.schema';

export const toPushToken = answerOf(PushToken, push.PushToken);
