import { identity } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Manager } from './manager.schema';

export const toManager = answerOf(Manager, identity.Manager);
