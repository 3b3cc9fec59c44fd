import { Injectable } from '@nestjs/common';
import { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcClients, type GrpcClient } from '@kashikari/platform';
import { Pictures } from '../app/ports';

/** Pictures are catalog's. It is asked as who asks us: a picture may be used by who uploaded it. */
@Injectable()
export class CatalogPictures extends Pictures {
  private readonly images: GrpcClient<typeof catalog.ImageServiceService>;

  constructor(clients: GrpcClients) {
    super();
    this.images = clients.connect(catalog.ImageServiceClient, 'catalog');
  }

  override async claimAvatar(imageId: string, call: Call): Promise<void> {
    await this.images.showAsAvatar({ imageId }, call, { deadlineMs: 5_000 });
  }

  override async claim(groupId: string, imageIds: readonly string[], call: Call): Promise<void> {
    if (imageIds.length === 0) return;
    await this.images.showInGroup({ groupId, imageIds: [...imageIds] }, call, { deadlineMs: 5_000 });
  }
}
