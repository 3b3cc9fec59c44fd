import { Injectable } from '@nestjs/common';
import { catalog } from '@kashikari/contracts';
import { DomainError, SYSTEM, type Call } from '@kashikari/kernel';
import { GrpcClients, Logger, type GrpcClient } from '@kashikari/platform';
import { Pictures } from '../app/ports';

/** Pictures in catalog. Calls are made as the original caller: pictures can be used by their uploaders. */
@Injectable()
export class CatalogPictures extends Pictures {
  private readonly images: GrpcClient<typeof catalog.ImageServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly logger: Logger,
  ) {
    super();
    this.images = clients.connect(catalog.ImageServiceClient, 'catalog');
  }

  override async claimAvatar(imageId: string, call: Call): Promise<void> {
    await naming('avatar', () => this.images.showAsAvatar({ imageId }, call, { deadlineMs: 5_000 }));
  }

  override async claim(
    groupId: string,
    { field, imageId }: { readonly field: string; readonly imageId: string },
    call: Call,
  ): Promise<void> {
    await naming(field, () =>
      this.images.showInGroup({ groupId, imageIds: [imageId] }, call, { deadlineMs: 5_000 }),
    );
  }

  override async claimForShell(
    faceId: string,
    { field, imageId }: { readonly field: string; readonly imageId: string },
    call: Call,
  ): Promise<void> {
    const asked = { faceId, imageIds: [imageId], only: false };
    await naming(field, () => this.images.showAtShell(asked, call, { deadlineMs: 5_000 }));
  }

  override async showOnlyAtShell(faceId: string, ids: readonly string[], call: Call): Promise<void> {
    const asked = { faceId, imageIds: [...ids], only: true };
    await this.images
      .showAtShell(asked, { ...call, actor: SYSTEM }, { deadlineMs: 5_000 })
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Pictures of a shell could not be released'),
      );
  }
}

/** Catalog knows no fields of ours: a picture that may not be used is refused at the one that named it. */
async function naming(field: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof DomainError) || error.refusal.code !== 'image.unknown') throw error;
    throw new DomainError({ ...error.refusal, field });
  }
}
