import { addTranslations, lazyScreen } from '@kashikari/web-kit';
import { otherTranslations } from '../i18n/translations';
import { useCardGroup } from '../session/use-card-group';
import { Home } from '../features/home/home';

const CardHome = lazyScreen(async () => {
  const [loaded] = await Promise.all([
    import('../features/card-home/card-home'),
    addTranslations('shell', otherTranslations),
  ]);
  return loaded;
}, 'CardHome');

/** Home of the signed-in user; a member card has a simpler one. */
export function HomeOf() {
  const card = useCardGroup();
  return card ? <CardHome groupId={card} /> : <Home />;
}
