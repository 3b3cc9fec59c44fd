import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { brandTokens, colourFault, contrastOf, contrastsOf, GROUNDS, READABLE } from '../src';
import { oklchOf } from '../src/brand/oklch';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const THEME = readFileSync(path.resolve(__dirname, '../../web-kit/src/theme/meanings.css'), 'utf8');

/** The declarations of one color scheme in the style sheet. */
function themeOf(mode: 'light' | 'dark'): Record<string, string> {
  const block = new RegExp(`\\[data-color-scheme='${mode}'\\] \\{([^}]*)\\}`).exec(THEME)![1]!;
  return Object.fromEntries(
    [...block.matchAll(/--k-([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

describe('contrast', () => {
  it('is that of WCAG 2.2 for known pairs', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    // The darkest gray that fails and the first that passes on white.
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});

describe('an organisation’s color', () => {
  it('is accepted exactly where everything derived from it can be read in light and dark', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const { light, dark } = contrastsOf(colour);
        expect(colourFault(colour) === undefined).toBe(light >= READABLE && dark >= READABLE);
      }),
      { numRuns: 40 },
    );
  });

  it('can be read in dark whatever it is: it is made lighter there', () => {
    fc.assert(fc.property(colours, (colour) => contrastsOf(colour).dark >= READABLE));
  });

  it('that can’t be read has a nearest one that can, darker and with the same hue, and only just', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const fault = colourFault(colour);
        if (!fault) return;
        expect(fault.contrast).toBeLessThan(READABLE);
        expect(colourFault(fault.nearest)).toBeUndefined();
        const [before, after] = [oklchOf(colour), oklchOf(fault.nearest)];
        expect(after.l).toBeLessThan(before.l);
        expect(Math.min(...Object.values(contrastsOf(fault.nearest)))).toBeLessThan(4.7);
        // The hue of a gray is noise.
        if (after.c < 0.04) return;
        const turn = Math.abs(after.h - before.h);
        expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan(0.1);
      }),
      { numRuns: 40 },
    );
  });

  it('of yellow is refused for light alone, and the nearest is a dark yellow', () => {
    expect(colourFault('#f2b705')).toEqual({ modes: ['light'], contrast: 1.6, nearest: '#8e6a00' });
    expect(colourFault('#8c6a03')).toBeUndefined();
  });

  it('is used as it is in light', () => {
    const { light } = brandTokens('#2b4a9b');
    expect([light.primary, light.link, light['mine-bg']]).toEqual(['#2b4a9b', '#2b4a9b', '#2b4a9b']);
  });
});

describe('the grounds of the rule', () => {
  it.each(['light', 'dark'] as const)('are those of the style sheet in %s', (mode) => {
    const theme = themeOf(mode);
    const grounds = new Set(['surface', 'bg', 'sunken', 'raised'].map((name) => theme[name]));
    expect(new Set(GROUNDS[mode].text)).toEqual(grounds);
    expect(GROUNDS[mode].inverse).toBe(theme['inverse-bg']);
  });

  it.each(['light', 'dark'] as const)('have every name that is derived, in %s', (mode) => {
    expect(Object.keys(themeOf(mode))).toEqual(
      expect.arrayContaining(Object.keys(brandTokens('#006878')[mode])),
    );
  });
});
