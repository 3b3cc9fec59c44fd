import { currentLocale, createStore, keepToken, prefsChanged, startI18n } from '@kashikari/web-kit';
import { GROUP_ID, user } from '../../../test/screens/fixtures';
import { enter, leave } from './session';

const CARD = `h.${btoa(JSON.stringify({ authorizable_id: GROUP_ID }))}.s`;

describe('the language of a member card', () => {
  afterEach(() => keepToken(undefined));

  it('is shown on a device that has chosen another, which has its own again once the card has ended', async () => {
    const store = createStore();
    store.dispatch(prefsChanged({ locale: 'en' }));
    await startI18n('en');
    keepToken(CARD);
    await enter(store, user({ locale: 'ja-Hira' }));
    expect(currentLocale()).toBe('ja-Hira');
    expect(store.getState().prefs.locale).toBe('en');
    leave(store);
    await new Promise((done) => setTimeout(done));
    expect(currentLocale()).toBe('en');
  });

  it('makes way for an account, for which the device’s choice counts', async () => {
    const store = createStore();
    store.dispatch(prefsChanged({ locale: 'en' }));
    await startI18n('en');
    keepToken(CARD);
    await enter(store, user({ locale: 'ja-Hira' }));
    keepToken('an account’s');
    await enter(store, user({ locale: 'ja' }));
    expect(currentLocale()).toBe('en');
  });
});
