import { useTranslation } from '@kashikari/web-kit';
import { Choice } from './choice';

interface Props {
  readonly hasServer: boolean;
  readonly onChoose: (hasServer: boolean) => void;
}

/** The choice between a mail server and no mail yet. */
export function MailChoice({ hasServer, onChoose }: Props) {
  const { t } = useTranslation('shell');
  const options = (['none', 'server'] as const).map((one) => ({
    ...{ value: one, label: t(`setup.mail.${one}`), hint: t(`setup.mail.${one}How`) },
  }));
  return (
    <Choice
      label={t('setup.mail.choice')}
      name="mail"
      value={hasServer ? 'server' : 'none'}
      options={options}
      onValue={(value) => onChoose(value === 'server')}
    />
  );
}
