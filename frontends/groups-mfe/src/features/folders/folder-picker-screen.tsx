import { NotFound, useNavigate, useSearchParams } from '@kashikari/web-kit';
import { GroupGate } from '../../group-gate';
import { GroupInside } from '../group/components/group-inside';
import { FolderPicker } from './components/folder-picker';

/** `-/{slug}/folder_picker?good=`: which folders of the group a good is in, as a window over the group. */
export function FolderPickerScreen() {
  const navigate = useNavigate();
  const goodId = useSearchParams()[0].get('good');
  if (!goodId) return <NotFound entity="good" />;
  return (
    <GroupGate act="edit">
      {(group) => (
        <>
          <GroupInside group={group} />
          <FolderPicker group={group} goodId={goodId} onClose={() => navigate(`/goods/${goodId}`)} />
        </>
      )}
    </GroupGate>
  );
}
