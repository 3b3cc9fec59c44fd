import { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ShowAsAvatar } from '../app/show-as-avatar';
import { ShowAtShell } from '../app/show-at-shell';
import { ShowInGroup } from '../app/show-in-group';

/** The rpcs of ImageService that publish a picture: in a group, as an avatar or at a shell. */
@GrpcController(catalog.ImageServiceService)
export class ShownImagesController {
  constructor(
    private readonly showing: ShowInGroup,
    private readonly avatars: ShowAsAvatar,
    private readonly shells: ShowAtShell,
  ) {}

  async showInGroup(
    { groupId, imageIds }: catalog.ShowInGroupRequest,
    call: Call,
  ): Promise<catalog.ShowInGroupResponse> {
    await this.showing.run(groupId, imageIds, call);
    return {};
  }

  async showAsAvatar(
    { imageId }: catalog.ShowAsAvatarRequest,
    call: Call,
  ): Promise<catalog.ShowAsAvatarResponse> {
    await this.avatars.run(imageId, call);
    return {};
  }

  async showAtShell(
    { faceId, imageIds, only }: catalog.ShowAtShellRequest,
    call: Call,
  ): Promise<catalog.ShowAtShellResponse> {
    await this.shells[only ? 'only' : 'run'](faceId, imageIds, call);
    return {};
  }
}
