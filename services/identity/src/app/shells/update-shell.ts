import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, refused, type Call } from '@kashikari/kernel';
import type { Patch } from '../../domain/shared/patch';
import { changeFace, facePicturesIn, plainFace, type ShellFace } from '../../domain/shells/shell-face';
import { GetShell, type SeenShell } from './get-shell';
import { GroupViews, Pictures, Secrets, UnitOfWork, type Work } from '../ports';
import { refuseFaults, refuseStale } from '../shared/refusing';

export interface ShellUpdate {
  readonly patch: Patch;
  readonly ifVersion?: number | undefined;
}

/** Changes how the actor's shell looks: for the owner of its first account. */
@Injectable()
export class UpdateShell {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getShell: GetShell,
    private readonly groups: GroupViews,
    private readonly pictures: Pictures,
    private readonly secrets: Secrets,
  ) {}

  async run({ patch, ifVersion }: ShellUpdate, call: Call): Promise<SeenShell> {
    accountHolder(call);
    const seen = await this.getShell.run(call);
    if (!seen.mayEdit) throw forbidden();
    const { shellId, id } = seen.face;
    const blank = plainFace(id || this.secrets.id(), shellId);
    for (const picture of facePicturesIn(patch)) await this.pictures.claimForShell(blank.id, picture, call);
    const face = await this.works.run(async (work) => {
      const before = (await work.shellFaces.lock(shellId)) ?? blank;
      refuseStale(before.version, ifVersion);
      const { value, faults } = changeFace(before, patch, call.now);
      refuseFaults(faults);
      await this.refuseStrange(value, call);
      await store(work, before, value);
      return value;
    });
    await this.pictures.showOnlyAtShell(face.id, [face.logoImageId, face.iconImageId].filter(Boolean), call);
    return this.getShell.run(call);
  }

  /** The first page is a group of the shell's accounts. */
  private async refuseStrange({ start }: ShellFace, { actor }: Call): Promise<void> {
    if (start === 'landing' || start === 'search') return;
    const owner = (await this.groups.find(start, undefined))?.group.ownerId;
    if (owner === undefined || !actor.within?.includes(owner))
      throw refused('validation.choice', { choices: ['landing', 'search'] }, 'start');
  }
}

async function store(work: Work, before: ShellFace, after: ShellFace): Promise<void> {
  if (before.version > 0) return work.shellFaces.save(after);
  // Somebody else made the first decision meanwhile.
  if (!(await work.shellFaces.add(after))) throw refused('stale', { current: 1 });
}
