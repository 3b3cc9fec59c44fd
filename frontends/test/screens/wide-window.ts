/** Makes the window one of 1,200 px and more until mocks are restored: jsdom has no size that media queries could ask for. */
export function widenWindow(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('1200'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}
