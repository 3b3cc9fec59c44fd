import type { ConsentCategory } from '@kashikari/kernel';
import { Button, SwitchRow, useFlash, useTranslation } from '@kashikari/web-kit';
import { type ReactNode, useState } from 'react';
import { choose, useChoice } from '../../consent/choice';
import { PlainRow } from './plain-row';

interface Props {
  /** The optional categories in use. */
  readonly inUse: readonly ConsentCategory[];
  readonly receiver: string | undefined;
  /** Content between the switches and the buttons. */
  readonly children: ReactNode;
}

/** The switches of the categories in use. They are off until allowed, and change nothing before they are saved. */
export function CookieChoice({ inUse, receiver, children }: Props) {
  const { t } = useTranslation('shell');
  const { say } = useFlash();
  const stored = useChoice();
  const [draft, setDraft] = useState<readonly ConsentCategory[]>();
  const allowed = draft ?? inUse.filter((name) => stored?.has(name));

  function save(chosen: readonly ConsentCategory[]): void {
    choose(chosen);
    setDraft(undefined);
    say(t(chosen.length > 0 ? 'cookies.savedNext' : 'cookies.saved'));
  }

  return (
    <>
      <section className="sec">
        <h2>{t('cookies.inUse')}</h2>
        <div className="card pad">
          <PlainRow name="necessary" hint={t('cookies.necessaryHint')} state={t('cookies.always')} />
          {inUse.map((name) => (
            <SwitchRow
              key={name}
              label={t(`cookies.${name}`)}
              hint={t('cookies.analyticsHint', { receiver: receiver ?? t('cookies.someReceiver') })}
              checked={allowed.includes(name)}
              onChange={(on) => setDraft(on ? [...allowed, name] : allowed.filter((one) => one !== name))}
            />
          ))}
        </div>
      </section>
      {children}
      <div className="row wrap sec">
        <Button look="primary" onClick={() => save(allowed)}>
          {t('cookies.save')}
        </Button>
        <Button onClick={() => save([])}>{t('cookies.only')}</Button>
      </div>
    </>
  );
}
