import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from '@kashikari/web-kit';
import { GroupGate } from '../../group-gate';
import { FolderList } from './components/folder-list';
import { FolderPicker } from './components/folder-picker';

/**
 * `-/{slug}/folder_picker`: the folders of the group, as a window. With `?good=`: which of them a good is in, for those
 * who edit the group.
 * @param over the screen that stays to be seen behind it: the group's
 */
export function FolderPickerScreen({ over }: { readonly over: ReactNode }) {
  const navigate = useNavigate();
  const goodId = useSearchParams()[0].get('good');
  return (
    <GroupGate key={goodId} act={goodId ? 'edit' : 'see_goods'}>
      {(group) => (
        <>
          {over}
          {goodId ? (
            <FolderPicker group={group} goodId={goodId} onClose={() => navigate(`/goods/${goodId}`)} />
          ) : (
            <FolderList group={group} onClose={() => navigate(`/-/${group.slug}`)} />
          )}
        </>
      )}
    </GroupGate>
  );
}
