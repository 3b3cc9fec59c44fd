import { voices } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Review } from './review.schema';

export const toReview = answerOf(Review, voices.Review);
