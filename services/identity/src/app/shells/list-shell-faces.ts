import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { avatarUrl } from '../../domain/users/avatar';
import { namesOf, plainFace } from '../../domain/shells/shell-face';
import { onlySystem } from '../shared/acting';
import { ShellFaceViews, Shells, UserViews, type ShellPolicy } from '../ports';

/** A shell as other services name it. */
export interface NamedShell {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly colour: string;
  readonly logoUrl: string;
  readonly shell: ShellPolicy;
  /** Ids; the first account first. */
  readonly accountIds: readonly string[];
}

/** Every shell with its names and its address: for mails and notices. */
@Injectable()
export class ListShellFaces {
  constructor(
    private readonly shells: Shells,
    private readonly faces: ShellFaceViews,
    private readonly users: UserViews,
  ) {}

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
        shell,
        accountIds: shell.accounts.flatMap((who) => idOf.get(who) ?? []),
      };
    });
  }
}
