import { catalog } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Image } from './image.schema';

/** 0 pixels is a picture that was not measured. */
export const toImage = answerOf(Image, catalog.Image, {
  width: ({ width }) => width || null,
  height: ({ height }) => height || null,
});
