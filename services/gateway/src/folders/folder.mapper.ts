import { folders } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { Folder } from './folder.schema';

const toBody = answerOf(Folder, folders.Folder);

/** @param asked id or slug in the request, for the refusal if it is missing */
export function toFolder(folder: folders.Folder | undefined, asked: string) {
  if (!folder) throw notFound('folder', asked);
  return toBody(folder);
}
