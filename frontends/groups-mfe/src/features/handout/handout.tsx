import {
  Button,
  isLocale,
  LOCALES,
  LOCALE_NAMES,
  type Locale,
  PageHeader,
  SelectField,
  Skeleton,
  SwitchRow,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { GroupView } from '../../group-view';
import { HandoutSheet } from './handout-sheet';
import { useGroupLocale, useHandoutWords } from './use-handout-words';
import '../../paper.css';

/**
 * A printable page that explains how to join the group, in the group's language. The browser prints it or saves it as
 * PDF.
 */
export function Handout({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [chosen, setChosen] = useState<Locale>();
  const [withPasscode, setWithPasscode] = useState(true);
  const own = useGroupLocale(group.id).data;
  const locale = chosen ?? own ?? 'ja';
  const words = useHandoutWords(locale).data;
  return (
    <>
      <PageHeader
        title={t('handout.title')}
        back={{ to: `/-/${group.slug}/members/new`, label: t('members.add') }}
        actions={
          <Button look="primary" small onClick={() => window.print()}>
            {t('handout.verb')}
          </Button>
        }
      >
        <p className="meta">{t('handout.intro')}</p>
      </PageHeader>
      <SelectField
        label={t('handout.language')}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        onValue={(value) => isLocale(value) && setChosen(value)}
      />
      {group.passcode && (
        <div className="card pad">
          <SwitchRow
            label={t('handout.withPasscode')}
            hint={t('handout.withPasscodeHint')}
            checked={withPasscode}
            onChange={setWithPasscode}
          />
        </div>
      )}
      {words ? (
        <div className="sheets" tabIndex={0} role="region" aria-label={t('print.preview')}>
          <HandoutSheet
            group={group}
            words={words}
            locale={locale}
            passcode={(withPasscode && group.passcode) || ''}
          />
        </div>
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
}
