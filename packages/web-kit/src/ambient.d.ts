declare module '@tabler/icons-react/dist/esm/icons/*' {
  const icon: import('./ui/icon').IconShape;
  export default icon;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
