import { addTranslations, lazyScreen } from '@kashikari/web-kit';
import { otherTranslations } from '../i18n/translations';
import { useCardGroup } from '../session/use-card-group';

const Home = lazyScreen(() => import('../features/home/home'), 'Home');

/** Loads Home before it is shown, so that a returning user waits for no second request. */
export const preloadHome = (): Promise<void> => Home.preload();

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
