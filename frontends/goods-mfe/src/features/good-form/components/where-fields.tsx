import {
  CheckRow,
  FormSection,
  Note,
  fieldText,
  useActing,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useGroupsForGoods } from '../../../api/list-my-groups';
import type { GoodDraft } from '../good-draft';
import { type FolderChoice, useFolderChoice } from '../use-folder-choice';
import { FolderFields } from './folder-fields';
import { Inputs } from './inputs';
import type { PartProps } from './part-props';

/** The groups, folders and location of the good. */
export function WhereFields({ draft, onChange, error }: PartProps) {
  const { t } = useTranslation('goods');
  const all = useGroupsForGoods(useUser() !== null).data;
  const { account } = useActing();
  // Goods of an account belong to that account's groups; groups that are already selected remain visible.
  const groups = all?.filter(
    ({ id, owner_id: owner }) => !account || owner === account.id || draft.group_ids.includes(id),
  );
  const folders = useFolderChoice(all ?? [], draft.group_ids);
  const fault = fieldText(error, 'group_ids');
  return (
    <FormSection title={t('form.where')} intro={t('form.whereIntro')}>
      {groups?.length === 0 && <Note tone="warning">{t('form.noGroups')}</Note>}
      {fault && <Note tone="error">{fault}</Note>}
      {account && <Note>{t('form.actingFor', { name: account.name })}</Note>}
      <div className="card pad">
        {groups?.map((group) => (
          <CheckRow
            key={group.id}
            label={group.name}
            checked={draft.group_ids.includes(group.id)}
            onChange={(checked) =>
              onChange(
                checked ? { group_ids: [...draft.group_ids, group.id] } : without(draft, group.id, folders),
              )
            }
          />
        ))}
      </div>
      <FolderFields draft={draft} onChange={onChange} error={error} folders={folders} />
      <Inputs part="place" draft={draft} onChange={onChange} error={error} />
    </FormSection>
  );
}

/** Out of a group, and so out of its folders. */
function without(draft: GoodDraft, groupId: string, folders: readonly FolderChoice[]): Partial<GoodDraft> {
  const gone = new Set(folders.filter((folder) => folder.groupId === groupId).map(({ id }) => id));
  return {
    group_ids: draft.group_ids.filter((id) => id !== groupId),
    folder_ids: draft.folder_ids.filter((id) => !gone.has(id)),
  };
}
