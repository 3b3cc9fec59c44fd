import { voices } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Comment } from './comment.schema';

export const toComment = answerOf(Comment, voices.Comment);
