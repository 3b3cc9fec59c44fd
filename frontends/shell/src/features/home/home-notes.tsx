import { RemoteSlot } from '@kashikari/web-kit';
import { AskedNote } from './asked-note';
import { NpsNote } from './nps-note';
import { SeatsNote } from './seats-note';

export { OperatorNotice } from '../../notices/operator-notice';

/** Notes to the user above the content of Home. Visitors never see them, so they are loaded after the first visit. */
export function HomeNotes() {
  return (
    <>
      <AskedNote />
      <RemoteSlot remote="goods" slot="asked-transfers" props={{}} quiet />
      <SeatsNote />
      <NpsNote />
    </>
  );
}
