import { Inject } from '@nestjs/common';
import { PATCHES, shells } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, SettingsToken, shellOrigin } from '@kashikari/platform';
import { GetShell, type SeenShell } from '../../app/shells/get-shell';
import { ListShellFaces } from '../../app/shells/list-shell-faces';
import { UpdateShell } from '../../app/shells/update-shell';
import { strongSignInFrom } from '../../domain/shells/shell-face';
import { siteOf, type SiteSettings } from '../../settings';

@GrpcController(shells.ShellServiceService)
export class ShellsController {
  constructor(
    private readonly getting: GetShell,
    private readonly updating: UpdateShell,
    private readonly listing: ListShellFaces,
    @Inject(SettingsToken) private readonly settings: SiteSettings,
  ) {}

  async getShell(_request: shells.GetShellRequest, call: Call): Promise<shells.GetShellResponse> {
    return { shell: toShell(await this.getting.run(call)) };
  }

  async updateShell(
    { patch, ifVersion }: shells.UpdateShellRequest,
    call: Call,
  ): Promise<shells.UpdateShellResponse> {
    return { shell: toShell(await this.updating.run({ patch: PATCHES.shell.read(patch), ifVersion }, call)) };
  }

  async listShellFaces(
    _request: shells.ListShellFacesRequest,
    call: Call,
  ): Promise<shells.ListShellFacesResponse> {
    const faces = await this.listing.run(call);
    const site = siteOf(this.settings);
    return {
      faces: faces.map(({ shell, accountIds, ...face }) => ({
        ...face,
        accountIds: [...accountIds],
        origin: shellOrigin(shell, site),
        mailFrom: shell.mailFrom ?? '',
      })),
    };
  }
}

function toShell({ face, name, shortName, mayEdit }: SeenShell): shells.Shell {
  const from = strongSignInFrom(face);
  return {
    ...{ id: face.shellId, version: face.version, name, shortName },
    ...{ logoImageId: face.logoImageId, iconImageId: face.iconImageId, colour: face.colour },
    welcome: { ...face.welcome },
    locales: [...face.locales],
    ...{ locale: face.locale, timeZone: face.timeZone, start: face.start },
    strongSignIn: from !== null,
    strongSignInFrom: from === null ? undefined : new Date(from),
    permissions: mayEdit ? ['edit'] : [],
  };
}
