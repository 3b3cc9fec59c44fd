import { allow } from '@kashikari/kernel';
import { readForm, type Form } from '../shared/form';
import { whole } from '../shared/readers';
import { readLetter, readScreen } from './inquiry';

/** Feedback of a person. */
export interface Feedback {
  readonly body: string;
  /** 1 to 5; undefined: not rated. */
  readonly rating: number | undefined;
  /** Path of the screen; may be empty. */
  readonly screen: string;
}

const readRating = whole(1, 5);

export function readFeedback(form: Feedback): Form<Feedback> {
  return readForm({
    body: readLetter(form.body),
    rating: form.rating === undefined ? allow(undefined) : readRating(form.rating),
    screen: readScreen(form.screen),
  });
}
