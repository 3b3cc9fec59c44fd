import type { ReactNode } from 'react';
import { NotFound, useNavigate, useSearchParams } from '@kashikari/web-kit';
import { GroupGate } from '../../group-gate';
import { FolderPicker } from './components/folder-picker';

/**
 * `-/{slug}/folder_picker?good=`: which folders of the group a good is in, as a window.
 * @param over the screen that stays to be seen behind it: the group's
 */
export function FolderPickerScreen({ over }: { readonly over: ReactNode }) {
  const navigate = useNavigate();
  const goodId = useSearchParams()[0].get('good');
  if (!goodId) return <NotFound entity="good" />;
  return (
    <GroupGate act="edit">
      {(group) => (
        <>
          {over}
          <FolderPicker group={group} goodId={goodId} onClose={() => navigate(`/goods/${goodId}`)} />
        </>
      )}
    </GroupGate>
  );
}
