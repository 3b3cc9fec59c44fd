import { Avatar, fileUrl } from '@kashikari/web-kit';
import type { GroupView } from './group-view';
import './group-cover.css';

interface Props {
  readonly group: Pick<GroupView, 'name' | 'cover' | 'logo'>;
}

/** The head of a group: its cover and logo, or a plain shelf with its first letter. Decoration: the name stands below it. */
export function GroupCover({ group: { name, cover, logo } }: Props) {
  return (
    <div className={cover ? 'gcover pict' : 'gcover'} aria-hidden="true">
      {cover && <img className="bg" src={fileUrl(cover.public_url)} alt="" />}
      {logo ? (
        <img className="logo" src={fileUrl(logo.thumbnail_public_url)} alt="" />
      ) : (
        <Avatar name={name} square large />
      )}
    </div>
  );
}
