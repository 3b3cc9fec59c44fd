import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Progress } from './progress';

test('a long act is told by a value from 0 to 1, whatever it is given', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      const { unmount } = render(<Progress label="Sending" value={value} />);
      const bar = screen.getByRole('progressbar', { name: 'Sending' });
      expect(bar).toHaveAttribute('max', '1');
      expect(Number(bar.getAttribute('value'))).toBe(Math.min(1, Math.max(0, value)) + 0);
      unmount();
    }),
    { numRuns: 50 },
  );
});

test.each([undefined, Number.NaN])(
  'an act of which nobody knows how far it is has no value (%p)',
  (value) => {
    render(<Progress label="Sending" value={value} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  },
);
