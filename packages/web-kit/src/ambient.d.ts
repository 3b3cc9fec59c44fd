declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { IconShape } from './ui/icon';
  const icon: IconShape;
  export default icon;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
