import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../test/show';
import { lazyScreen } from './lazy-screen';

function Note({ label }: { readonly label: string }) {
  return <input aria-label={label} />;
}

const lazily = () => lazyScreen(() => Promise.resolve({ Note }), 'Note');

describe('a screen in a chunk of its own', () => {
  it('keeps what was typed and the focus when what is around it is drawn again', async () => {
    const Screen = lazily();
    let drawAgain = () => undefined as void;
    function Around() {
      const [label, setLabel] = useState('before');
      drawAgain = () => setLabel('after');
      return <Screen label={label} />;
    }
    await show(<Around />);
    await userEvent.type(await screen.findByLabelText('before'), 'tripods');
    act(drawAgain);
    expect(screen.getByLabelText('after')).toHaveValue('tripods');
    expect(screen.getByLabelText('after')).toHaveFocus();
  });

  it('is there at once when it has been shown before', async () => {
    const Screen = lazily();
    const { unmount } = await show(<Screen label="first" />);
    await screen.findByLabelText('first');
    unmount();
    await show(<Screen label="second" />);
    expect(screen.getByLabelText('second')).toBeInTheDocument();
  });
});
