import { Avatar } from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import './group-cover.css';

/** The shelf at the head of a group, with its first letter. Decoration: the name stands below it. */
export function GroupCover({ group }: { readonly group: GroupView }) {
  return (
    <div className="gcover" aria-hidden="true">
      <Avatar name={group.name} square large />
    </div>
  );
}
