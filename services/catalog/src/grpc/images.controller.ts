import { catalog, SETS, textOrName } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CreateUpload } from '../app/create-upload';
import { ImportIllustration } from '../app/import-illustration';
import { ListOwnPictures } from '../app/list-own-pictures';
import { ReadFile } from '../app/read-file';
import { ReceiveUpload } from '../app/receive-upload';
import { isId } from '../domain/ids';
import { imageMessage } from './good-message';

@GrpcController(catalog.ImageServiceService)
export class ImagesController {
  constructor(
    private readonly creating: CreateUpload,
    private readonly receiving: ReceiveUpload,
    private readonly reading: ReadFile,
    private readonly importing: ImportIllustration,
    private readonly own: ListOwnPictures,
  ) {}

  async createUpload(
    request: catalog.CreateUploadRequest,
    call: Call,
  ): Promise<catalog.CreateUploadResponse> {
    const { pictureId, url, publicUrl } = await this.creating.run(request, call);
    return { imageId: pictureId, url, publicUrl };
  }

  async receiveUpload(request: catalog.ReceiveUploadRequest): Promise<catalog.ReceiveUploadResponse> {
    const { imageId, ...upload } = request;
    return { image: imageMessage(await this.receiving.run({ id: imageId.toLowerCase(), ...upload })) };
  }

  async readFile({ path }: catalog.ReadFileRequest): Promise<catalog.ReadFileResponse> {
    return { contentType: 'image/webp', content: await this.reading.run(path) };
  }

  async listOwnImages(
    { beforeId }: catalog.ListOwnImagesRequest,
    call: Call,
  ): Promise<catalog.ListOwnImagesResponse> {
    const { pictures, more } = await this.own.run(isId(beforeId) ? beforeId : null, call);
    return { images: pictures.map(imageMessage), more };
  }

  async importIllustration(
    request: catalog.ImportIllustrationRequest,
    call: Call,
  ): Promise<catalog.ImportIllustrationResponse> {
    const tile = textOrName(SETS.illustrationTile, request.tile);
    return { image: imageMessage(await this.importing.run({ ...request, tile }, call)) };
  }
}
