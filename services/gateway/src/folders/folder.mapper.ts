import { folders } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { Folder } from './folder.schema';

const toBody = answerOf(Folder, folders.Folder);

/** @param asked what was looked for, where it is not there */
export function toFolder(folder: folders.Folder | undefined, asked: string) {
  if (!folder) throw notFound('folder', asked);
  return toBody(folder);
}
