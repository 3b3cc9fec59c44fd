import { Inject, Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { SettingsToken, ShellDirectory, shellOrigin } from '@kashikari/platform';
import { avatarUrl } from '../domain/avatar';
import { namesOf, plainFace } from '../domain/shell-face';
import { siteOf, type SiteSettings } from '../settings';
import { onlySystem } from './acting';
import { ShellFaceViews, UserViews } from './ports';

/** A shell as other services name it. */
export interface NamedShell {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly colour: string;
  readonly logoUrl: string;
  readonly origin: string;
  /** Ids; the first account first. */
  readonly accountIds: readonly string[];
  /** Empty: the installation's. */
  readonly mailFrom: string;
}

/** Every shell with its names and its address: for mails and notices. */
@Injectable()
export class ListShellFaces {
  private readonly site: string;

  constructor(
    private readonly shells: ShellDirectory,
    private readonly faces: ShellFaceViews,
    private readonly users: UserViews,
    @Inject(SettingsToken) settings: SiteSettings,
  ) {
    this.site = siteOf(settings);
  }

  async run(call: Call): Promise<NamedShell[]> {
    onlySystem(call);
    const { all } = this.shells;
    const resolved = await this.users.resolve(all.flatMap(({ accounts }) => accounts));
    const idOf = new Map(resolved.map(({ who, id }) => [who, id]));
    const faces = new Map((await this.faces.all()).map((face) => [face.shellId, face]));
    const firsts = all.flatMap(({ accounts }) => idOf.get(accounts[0]!) ?? []);
    const nameOf = new Map((await this.users.present(firsts)).map(({ id, name }) => [id, name]));
    return all.map((shell) => {
      const face = faces.get(shell.id) ?? plainFace('', shell.id);
      return {
        id: shell.id,
        ...namesOf(face, nameOf.get(idOf.get(shell.accounts[0]!) ?? '') ?? shell.id),
        colour: face.colour,
        logoUrl: avatarUrl(face.logoImageId),
        origin: shellOrigin(shell, this.site),
        accountIds: shell.accounts.flatMap((who) => idOf.get(who) ?? []),
        mailFrom: shell.mailFrom ?? '',
      };
    });
  }
}
