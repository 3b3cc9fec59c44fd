import { Injectable } from '@nestjs/common';
import { notFound, type Actor, type Call } from '@kashikari/kernel';
import { accountRole } from '../../domain/permissions/relation';
import { mayOnAccount } from '../../domain/permissions/resolve';
import { namesOf, plainFace, type ShellFace } from '../../domain/shells/shell-face';
import { ShellFaceViews, Shells, UserViews, type ShellPolicy } from '../ports';

/** A shell as somebody sees it. */
export interface SeenShell {
  readonly face: ShellFace;
  readonly name: string;
  readonly shortName: string;
  readonly mayEdit: boolean;
}

/** Managers act for an account in lending; how its shell looks they don't decide. */
const NOBODY = { manages: false, acquainted: false };

/** Returns the appearance of the shell at the actor's host. */
@Injectable()
export class GetShell {
  constructor(
    private readonly shells: Shells,
    private readonly faces: ShellFaceViews,
    private readonly users: UserViews,
  ) {}

  async run({ actor }: Call): Promise<SeenShell> {
    const { id, accounts } = this.at(actor);
    const face = (await this.faces.find(id)) ?? plainFace('', id);
    const first = await this.firstOf(accounts);
    const mayEdit = first !== undefined && mayOnAccount('edit', accountRole(first.id, NOBODY, actor), actor);
    return { face, ...namesOf(face, first?.name ?? id), mayEdit };
  }

  /** @throws DomainError `not_found` at the common shell, and where the file doesn't name the shell any more */
  private at({ shell: place }: Actor): ShellPolicy {
    const shell = this.shells.all.find(({ id }) => id === place?.id);
    if (!shell) throw notFound('shell', 'current');
    return shell;
  }

  private async firstOf([who]: readonly string[]) {
    const [found] = await this.users.resolve([who!]);
    return found && (await this.users.present([found.id]))[0];
  }
}
