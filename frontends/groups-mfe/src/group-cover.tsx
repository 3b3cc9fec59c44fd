import { Avatar, fileUrl } from '@kashikari/web-kit';
import type { GroupView } from './group-view';
import blocks from './pictures/blocks.svg';
import happi from './pictures/happi.svg';
import stereo from './pictures/stereo.svg';
import stroller from './pictures/stroller.svg';
import taiko from './pictures/taiko.svg';
import train from './pictures/train.svg';
import './group-cover.css';

interface Props {
  readonly group: Pick<GroupView, 'name' | 'cover' | 'logo'>;
}

/** The pictures of a group without a cover; a phone has room for the first ones. */
const ON_SHELF = [train, taiko, blocks, happi, stroller, stereo];

/**
 * The head of a group: its cover and logo, or a drawing and its first letter. It is decorative, since the name follows
 * below.
 */
export function GroupCover({ group: { name, cover, logo } }: Props) {
  return (
    <div className={cover ? 'gcover pict' : 'gcover'} aria-hidden="true">
      {cover && <img className="bg" src={fileUrl(cover.public_url)} alt="" />}
      {logo ? (
        <img className="logo" src={fileUrl(logo.thumbnail_public_url)} alt="" />
      ) : (
        <Avatar name={name} square large />
      )}
      {!cover && (
        <div className="shelf">
          {ON_SHELF.map((thing) => (
            <img key={thing} src={thing} alt="" />
          ))}
        </div>
      )}
    </div>
  );
}
