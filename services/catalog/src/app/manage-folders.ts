import { Injectable } from '@nestjs/common';
import { type Call, forbidden, noEditRights, notFound, refused, unwrap } from '@kashikari/kernel';
import { editsFolders, MAX_FOLDERS, readTitle, seesFolders, type Folder } from '../domain/folder';
import { isId, type Id } from '../domain/ids';
import type { ActorTies } from '../domain/ties';
import { FetchMissingPeople } from './fetch-missing-people';
import { People } from './ports';
import { Folders, type FolderChange, type SeenFolder } from './ports/folders';

export interface ShownFolder extends SeenFolder {
  readonly permissions: readonly string[];
}

interface GroupSeen {
  readonly groupId: Id;
  readonly ties: ActorTies;
}

/** The folders of a group. */
@Injectable()
export class ManageFolders {
  constructor(
    private readonly folders: Folders,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
  ) {}

  async list(group: string, goodId: string, call: Call): Promise<ShownFolder[]> {
    const { groupId, ties } = await this.groupSeen(group, call);
    if (goodId !== '' && !isId(goodId)) return [];
    const found = await this.folders.listOf(groupId, goodId || undefined);
    return found.map((folder) => show(folder, ties));
  }

  async create(group: string, title: string, call: Call): Promise<ShownFolder> {
    const { groupId, ties } = await this.groupSeen(group, call);
    this.refuseUnlessEditor(groupId, ties);
    const read = unwrap(readTitle(title));
    const folder = await this.folders.add(call, groupId, read, (count) => {
      if (count < MAX_FOLDERS) return;
      throw refused('validation.too_many', { max: MAX_FOLDERS });
    });
    return show({ ...folder, goodsCount: 0 }, ties);
  }

  async update(
    id: string,
    { title, ...change }: FolderChange & { readonly title?: string | undefined },
    call: Call,
  ): Promise<ShownFolder> {
    const { folder, ties } = await this.toEdit(id, call);
    const read = title === undefined ? folder.title : unwrap(readTitle(title));
    const done = await this.folders.change(folder, { ...change, title: read }, call.now);
    if (!done) throw notFound('folder', id);
    return show(done, ties);
  }

  async remove(id: string, call: Call): Promise<void> {
    const { folder } = await this.toEdit(id, call);
    await this.folders.remove(folder.id);
  }

  private async toEdit(id: string, call: Call): Promise<{ folder: Folder; ties: ActorTies }> {
    await this.know.actor(call);
    const ties = await this.people.tiesOf(call);
    const folder = isId(id) ? await this.folders.find(id) : undefined;
    if (!folder || !seesFolders(folder.groupId, ties)) throw notFound('folder', id);
    this.refuseUnlessEditor(folder.groupId, ties);
    return { folder, ties };
  }

  private refuseUnlessEditor(groupId: Id, ties: ActorTies): void {
    if (ties.kind === 'card' && !ties.canWrite) throw noEditRights();
    if (!editsFolders(groupId, ties)) throw forbidden();
  }

  private async groupSeen(group: string, call: Call): Promise<GroupSeen> {
    await this.know.actor(call);
    const seen =
      (await this.seenByCopies(group, call)) ?? (isId(group) && (await this.seenAnew(group, call)));
    if (!seen) throw notFound('group', group);
    return seen;
  }

  /** Fetches the group again, whether it is unknown or hidden, so that response times do not reveal which. */
  private async seenAnew(id: Id, call: Call): Promise<GroupSeen | undefined> {
    await this.know.groupsAnew([id]);
    return this.seenByCopies(id, call);
  }

  private async seenByCopies(group: string, call: Call): Promise<GroupSeen | undefined> {
    const groupId = await this.people.groupId(group);
    const ties = await this.people.tiesOf(call);
    return groupId && seesFolders(groupId, ties) ? { groupId, ties } : undefined;
  }
}

function show(folder: SeenFolder, ties: ActorTies): ShownFolder {
  return { ...folder, permissions: editsFolders(folder.groupId, ties) ? ['edit', 'delete'] : [] };
}
