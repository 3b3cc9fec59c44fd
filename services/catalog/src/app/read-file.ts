import { notFound } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { readPicturePath } from '../domain/picture-url';
import { PictureFiles } from './ports';

/** The stored bytes of a picture or thumbnail. Pictures are as public as their unguessable address. */
@Injectable()
export class ReadFile {
  constructor(private readonly files: PictureFiles) {}

  async run(path: string): Promise<Uint8Array> {
    const file = readPicturePath(path);
    const content = file && (await this.files.read(file));
    if (!content) throw notFound('file', path.slice(0, 100));
    return content;
  }
}
