import { Injectable } from '@nestjs/common';
import type { Id } from '../domain/ids';
import { checkContent } from '../domain/picture';
import { PictureFiles, Pictures } from './ports';
import { StorePicture } from './store-picture';

/** Processes uploads in a bucket when a good is about to show them. Uploads through this service need no fetch. */
@Injectable()
export class FetchPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly files: PictureFiles,
    private readonly store: StorePicture,
  ) {}

  /**
   * Fetches announced uploads. Missing files and files other than pictures stay unknown; saving the good then refuses
   * them.
   */
  async run(ids: readonly Id[]): Promise<void> {
    if (ids.length === 0) return;
    for (const upload of await this.pictures.announced(ids)) {
      const content = upload.size ? undefined : await this.files.takeUpload(upload.id);
      if (content && checkContent(upload, content).ok) await this.store.photo(upload, content);
    }
  }
}
