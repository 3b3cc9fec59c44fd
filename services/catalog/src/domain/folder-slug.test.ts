import { folderSlug } from './folder-slug';

const made = (title: string, ...taken: string[]) => folderSlug(title, new Set(taken));

describe('the slug of a folder', () => {
  it.each([
    ['Tripods & Stands', 'tripods-stands'],
    ['光学機器', '光学機器'],
    ['Ｃａｍｅｒａ　①', 'camera-1'],
    [' (予備) ', '予備'],
    ['カメラ・レンズ', 'カメラ-レンズ'],
    ['がくふ', 'がくふ'],
    ['!?', 'folder'],
  ])('of %j is %j', (title, slug) => expect(made(title)).toBe(slug));

  it('has a number behind it where another folder of the group has the word already', () => {
    expect(made('光学', '光学')).toBe('光学-2');
    expect(made('光学', '光学', '光学-2')).toBe('光学-3');
    expect(made('光学', '照明')).toBe('光学');
  });

  it('is of 40 characters at most, whole ones, without a hyphen at its end', () => {
    expect(made(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
    expect(made('𠮷'.repeat(50))).toBe('𠮷'.repeat(40));
  });

  it('is never taken for an id', () => {
    expect(made('0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11')).toBe('folder-0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11');
  });
});
