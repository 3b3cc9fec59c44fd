import { posts } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Post } from './post.schema';

export const toPost = answerOf(Post, posts.Post);
