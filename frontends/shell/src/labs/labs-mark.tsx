import { useStringFlagValue } from '@openfeature/react-sdk';
import { useTranslation } from '@kashikari/web-kit';
import { useEffect } from 'react';
import { exposure } from '../analytics/events';
import { Flags } from './flags';

/** The mark at the labs in the menu of the settings, for those who see this variant of the experiment. */
export function LabsMark() {
  return (
    <Flags>
      <Mark />
    </Flags>
  );
}

function Mark() {
  const { t } = useTranslation('shell');
  const variant = useStringFlagValue('labs_invitation', '');
  useEffect(() => {
    if (variant) exposure('labs_invitation', variant);
  }, [variant]);
  return variant === 'marked' ? <span className="pill sel">{t('labs.new')}</span> : null;
}
