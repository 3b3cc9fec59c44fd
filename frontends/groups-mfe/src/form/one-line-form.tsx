import { Button, errorText, fieldText, TextField, useFlash } from '@kashikari/web-kit';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { ConfirmFirst, needsConfirming } from '../confirm-first';

/** The part of a mutation that a form of one line needs. */
interface SaveMutation {
  readonly error: unknown;
  readonly isPending: boolean;
  mutate(value: string, options: { onSuccess(): void }): void;
}

interface Props extends Pick<ComponentProps<typeof TextField>, 'label' | 'type' | 'maxLength'> {
  /** The field's name, and that of its faults. */
  readonly name: string;
  readonly verb: string;
  readonly save: SaveMutation;
  /** Returns the message shown after saving. */
  done(value: string): string;
  readonly disabled?: (value: string) => boolean;
  readonly className?: string;
}

/** One line and its button. After saving, it shows a message and is empty again. An error is shown at the line. */
export function OneLineForm({ name, verb, save, done, disabled, className, ...field }: Props) {
  const [value, setValue] = useState('');
  const { say } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(value, {
      onSuccess: () => {
        say(done(value));
        setValue('');
      },
    });
  }

  return (
    <form className={className} onSubmit={submit}>
      <TextField
        {...field}
        name={name}
        required
        autoComplete="off"
        value={value}
        error={
          save.error && !needsConfirming(save.error)
            ? (fieldText(save.error, name) ?? errorText(save.error))
            : undefined
        }
        onValue={setValue}
      />
      {needsConfirming(save.error) && <ConfirmFirst />}
      <Button look="primary" type="submit" busy={save.isPending} disabled={disabled?.(value)}>
        {verb}
      </Button>
    </form>
  );
}
