import { Navigate, useCloseWindow, useParams } from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { Preview } from './components/preview';

/**
 * `preview/{good id}?image=`: the pictures of a good in the whole window, beginning with this index (0 is the first).
 * The window is shown over the good's page, which reports a missing good.
 */
export function PreviewScreen() {
  const { id = '' } = useParams();
  const found = useGood(id).data;
  const close = useCloseWindow(`/goods/${id}`);
  if (!found) return null;
  if (found.images.length === 0) return <Navigate replace to={`/goods/${id}`} />;
  return <Preview title={found.good.title} images={found.images} onClose={close} />;
}
